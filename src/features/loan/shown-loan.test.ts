import { expect, test } from 'vitest'
import type { LoanDetails } from '../../api/loan.ts'
import { shownLoan } from './shown-loan.ts'

// A server that breaks its promises is the point of these tests.
const loan = (fields: object) =>
  shownLoan({ orderStatus: 174, isDelay: '0', isScore: '0', ...fields } as unknown as LoanDetails)

test('A loan of which only the status came is shown empty, not lost', () => {
  expect(loan({})).toEqual({ status: '', notice: '', product: '', phone: '', lines: [], products: [] })
})

test('Numbers, nulls and hostile characters in texts are made readable', () => {
  const shown = loan({
    productName: 12_345,
    telephone: 21_500,
    noticeDesText: '\u202eabc',
    userOrderDetail: {
      detail: [
        { text: 'Tagihan', value: 5 },
        { text: null, value: 'x' },
      ],
    },
    recProducts: [{ name: 77, rangeDes: '', rate: '0,1%' }],
  })
  expect(shown).toMatchObject({
    product: '12345',
    phone: '21500',
    notice: 'abc',
    lines: [{ label: 'Tagihan', value: '5' }],
  })
  expect(shown.products[0]).toMatchObject({ name: '77', details: '0,1%', tag: '' })
})
