import { beforeEach, expect, test } from 'vitest'
import { openAddress } from '../../../tests/setup/location.ts'
import { clearChoice, saveChoice } from './stored-choice.ts'
import { newCodeLink, otherMethodLink } from './where-to-pay.ts'

const ORDER = { productId: '1001', orderId: '723421968459640174' }

beforeEach(clearChoice)

test('In India both lead to the cards, with the amount in hundredths', () => {
  openAddress('/repayOrNotChoose?market=in')
  const cards = { to: '/payway', search: { ...ORDER, withholdingAmount: '725000' } }
  expect(newCodeLink(ORDER, { major: 7250 })).toEqual(cards)
  expect(otherMethodLink(ORDER, { major: 7250 })).toEqual(cards)
})

test('In Indonesia the stored choice has its code, and another way is another choice', () => {
  openAddress('/repayOrNotChoose?market=id')
  const search = { ...ORDER, amount: '1090000' }
  expect(newCodeLink(ORDER, { major: 1_090_000 })).toEqual({ to: '/individual', search })
  saveChoice({ payType: 1, payCode: 'BCA', specificNum: '' })
  expect(newCodeLink(ORDER, { major: 1_090_000 })).toEqual({ to: '/that', search })
  expect(otherMethodLink(ORDER, { major: 1_090_000 })).toEqual({ to: '/individual', search })
})

test.each(['in', 'id'])('Starting again pays for the same: an extension, or these instalments (%s)', (market) => {
  openAddress(`/repayOrNotChoose?market=${market}`)
  for (const link of [newCodeLink, otherMethodLink]) {
    expect(link(ORDER, { major: 7250 }, { from: 'repaymentDelay' }).search).toMatchObject({ purpose: 'extension' })
    expect(link(ORDER, { major: 7250 }, { from: 'payway', purpose: 'extension' }).search).toMatchObject({
      purpose: 'extension',
    })
    expect(link(ORDER, { major: 7250 }, { periods: { from: 2, to: 4 } }).search).toMatchObject({ periods: '2-4' })
  }
})

test.each(['in', 'id'])('Without an amount one is chosen first (%s)', (market) => {
  openAddress(`/repayOrNotChoose?market=${market}`)
  for (const none of [undefined, { major: 0 }]) {
    expect(newCodeLink(ORDER, none)).toEqual({ to: '/repayment', search: ORDER })
    expect(otherMethodLink(ORDER, none)).toEqual({ to: '/repayment', search: ORDER })
  }
})
