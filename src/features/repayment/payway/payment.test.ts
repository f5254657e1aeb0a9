import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entryOf } from '../../../../tests/setup/payments/places.ts'
import {
  type CardResult,
  nextPayment,
  type Payment,
  type PaymentEvent,
  type Purchase,
  restorePayment,
} from './payment.ts'

const card = { id: 'c', bankName: 'BCA', cardNo: '5379412098764417', bankCode: 'BCA' }
const purchase: Purchase = {
  orderId: 'o',
  amount: { minor: 109_000_000 },
  purpose: 'bill',
  periods: undefined,
  couponId: '',
  repayToken: 't',
  card,
}
const refusal = { code: 'wrongCode', message: '' } as const

const answered = (result: CardResult): PaymentEvent => ({ type: 'answered', result, entryId: 'e' })
const codeSent = (code: { repayRecordId: string; againAt: number }) =>
  answered({ kind: 'codeSent', code: { couponId: '', repayToken: 't', cardId: 'c', ...code } })

const events: fc.Arbitrary<PaymentEvent> = fc.oneof(
  fc.nat().map((minor): PaymentEvent => ({ type: 'check', purchase: { ...purchase, amount: { minor } } })),
  fc.record({ repayRecordId: fc.string(), againAt: fc.nat(100) }).map((code): PaymentEvent => codeSent(code)),
  fc.nat(100).map((now): PaymentEvent => ({ type: 'askAgain', now })),
  fc.constantFrom<PaymentEvent[]>(
    answered({ kind: 'refused', refusal }),
    answered({ kind: 'turnedAway', refusal }),
    { type: 'blocked' },
    { type: 'send' },
    { type: 'send' },
    { type: 'confirm' },
    answered({ kind: 'accepted' }),
    answered({ kind: 'lost' }),
    answered({ kind: 'duplicate', words: 'twice' }),
    { type: 'cancel' },
  ),
)

/** Every payment that a sequence of events can reach, with the last event and the payment before it. */
function* walk(list: PaymentEvent[]): Generator<Step> {
  let before: Payment = { step: 'idle' }
  for (const event of list) {
    const after = nextPayment(before, event)
    yield { before, event, after }
    before = after
  }
}

interface Step {
  before: Payment
  event: PaymentEvent
  after: Payment
}
const isSending = ({ step }: Payment) => step === 'committing' || step === 'confirming'

test.each<[rule: string, holds: (step: Step) => boolean]>([
  [
    'An unknown result is left by a payment that reads the order first, and by nothing else @RULE-69',
    ({ before, event, after }) =>
      before.step !== 'unknown' || after.step === (event.type === 'check' ? 'checking' : 'unknown'),
  ],
  [
    'Nothing is sent before the order was read',
    ({ before, after }) =>
      (after === before || after.step !== 'committing' || 'purchase' in before) &&
      (before.step !== 'idle' || after.step === 'idle' || after.step === 'checking'),
  ],
  ['An accepted payment stays accepted', ({ before, after }) => before.step !== 'accepted' || after === before],
  [
    'Only the server accepts, and only what was sent',
    ({ before, event, after }) =>
      after.step !== 'accepted' ||
      before.step === 'accepted' ||
      (event.type === 'answered' && event.result.kind === 'accepted' && isSending(before)),
  ],
  [
    'What is paid never changes between the first tap and the end @RULE-70',
    ({ before, event, after }) =>
      event.type === 'check' || !('purchase' in before) || !('purchase' in after) || after.purchase === before.purchase,
  ],
  [
    'What is being sent cannot be cancelled, and a second tap sends nothing @RULE-68',
    ({ before, event, after }) =>
      !isSending(before) ||
      !['check', 'send', 'confirm', 'cancel', 'askAgain'].includes(event.type) ||
      after === before,
  ],
])('%s', (_rule, holds) => {
  const property = fc.property(fc.array(events, { maxLength: 40 }), (list) => [...walk(list)].every(holds))
  const { counterexample } = fc.check(property, { numRuns: 1000 })
  expect(counterexample).toBeNull()
})

test('Another code can be asked for after the wait; a refusal keeps the former', () => {
  const code = { entryId: 'e', repayRecordId: 'r', againAt: 60 }
  const asked: Payment = { step: 'needsCode', purchase, code }
  expect(nextPayment(asked, { type: 'askAgain', now: 59 })).toBe(asked)
  const again = nextPayment(asked, { type: 'askAgain', now: 60 })
  expect(again).toEqual({ step: 'committing', purchase, code })
  expect(nextPayment(again, answered({ kind: 'refused', refusal }))).toEqual({ ...asked, refusal })
  expect(nextPayment(again, { type: 'blocked' })).toEqual(asked)
})

test('A payment that another one stands before is as if it was not tapped', () => {
  expect(nextPayment({ step: 'checking', purchase }, { type: 'blocked' })).toEqual({ step: 'idle' })
})

describe('A reload', () => {
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

  test('comes back to the code step, with what was sent', () => {
    const { orderId, amount, purpose, periods } = screen
    expect(restorePayment(screen)).toEqual({
      step: 'needsCode',
      purchase: { orderId, amount, purpose, periods, couponId: '', repayToken: 't', card },
      code: { entryId: 'a', repayRecordId: 'r', againAt: 9, isFromBefore: true },
    })
  })

  test('takes a time that is a little less than the one before', () => {
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
  ])('does not go on with a payment %s', (_what, change) => {
    expect(restorePayment({ ...screen, ...change })).toEqual({ step: 'idle' })
  })
})
