import { expect, test } from 'vitest'
import { entryOf } from '../../../../tests/setup/payments/places.ts'
import { restorePayment } from './restored-payment.ts'

const card = { id: 'c', bankName: 'BCA', cardNo: '5379412098764417', bankCode: 'BCA' }
const code = { couponId: '', repayToken: 't', cardId: 'c', repayRecordId: 'r', againAt: 9, session: 's' }
const entry = entryOf({ status: { kind: 'awaitsCode', code }, periods: { from: 1, to: 1 } })
const screen = {
  orderId: 'o',
  amount: { minor: 109_000_000 },
  purpose: 'bill' as const,
  periods: { from: 1, to: 1 },
  cards: [card],
  entries: [entry],
  present: { session: 's', now: 2000 },
}

test('A reload comes back to the code step, with what was sent', () => {
  const { orderId, amount, purpose, periods } = screen
  expect(restorePayment(screen)).toEqual({
    step: 'needsCode',
    purchase: { orderId, amount, purpose, periods, couponId: '', repayToken: 't', card },
    code: { entryId: 'a', repayRecordId: 'r', againAt: 9, isFromBefore: true },
  })
})

test('Of two readings of the time the later one may be a little less', () => {
  expect(restorePayment({ ...screen, present: { session: 's', now: 999 } })).toMatchObject({ step: 'needsCode' })
})

test.each([
  ['of another session', { present: { session: 'other', now: 2000 } }],
  ['of another amount', { amount: { minor: 1 } }],
  ['for something else', { purpose: 'extension' as const }],
  ['of other instalments', { periods: { from: 2, to: 2 } }],
  ['of instalments that the address does not name', { periods: undefined }],
  ['of a card that is gone', { cards: [] }],
  ['longer ago than a code is valid', { present: { session: 's', now: 1000 + 15 * 60_000 + 1 } }],
  ['from more than a minute later than now', { present: { session: 's', now: 1000 - 60_001 } }],
  ['that was confirmed', { entries: [entryOf()] }],
])('A payment %s is not gone on with', (_what, change) => {
  expect(restorePayment({ ...screen, ...change })).toEqual({ step: 'idle' })
})
