import { expect, test } from 'vitest'
import { answer } from './answer.ts'
import { operationOf } from './contract.ts'
import { createWorld } from './scenario.ts'

const ORDER = '723421968459640174'

test('Of ten payments at once on one token the world accepts one', async () => {
  const world = await createWorld('card-without-code')
  const ways = await answer(
    world,
    operationOf('listRepaymentWays'),
    new Request(`http://world/?token=1&orderId=${ORDER}`, { method: 'POST' }),
  )
  const { data } = await ways.json()
  const [card] = data.bankCards
  const pay = async () => {
    const body = new URLSearchParams({
      amount: '109000000',
      bankName: card.bankName,
      bankCode: card.bankCode,
      cardId: card.id,
      cardNo: card.cardNo,
      couponId: '',
      orderId: ORDER,
      repayToken: data.repayToken,
      sendMsg: '0',
    })
    const reply = await answer(
      world,
      operationOf('commitRepayment'),
      new Request('http://world/?token=1', { method: 'POST', body }),
    )
    return String((await reply.json()).code)
  }
  const codes = await Promise.all(Array.from({ length: 10 }, pay))
  expect(codes.toSorted()).toEqual(['00', ...Array.from({ length: 9 }, () => '800005')])
  expect(world.violations).toEqual([])
})
