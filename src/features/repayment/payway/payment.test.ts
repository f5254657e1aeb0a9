import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CardResult, nextPayment, type Payment, type PaymentEvent, type Purchase } from './payment.ts'

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
function* walk(list: PaymentEvent[]) {
  let before: Payment = { step: 'idle' }
  for (const event of list) {
    const after = nextPayment(before, event)
    yield { before, event, after }
    before = after
  }
}

/** The events after which a condition fails, or null. */
const breaking = (holds: (step: { before: Payment; event: PaymentEvent; after: Payment }) => boolean) =>
  fc.check(
    fc.property(fc.array(events, { maxLength: 40 }), (list) => [...walk(list)].every(holds)),
    { numRuns: 1000 },
  ).counterexample

const isSending = ({ step }: Payment) => step === 'committing' || step === 'confirming'

test('An unknown result is left by a payment that reads the order first, and by nothing else @RULE-69', () => {
  expect(
    breaking(
      ({ before, event, after }) =>
        before.step !== 'unknown' || after.step === (event.type === 'check' ? 'checking' : 'unknown'),
    ),
  ).toBeNull()
})

test('Nothing is sent before the order was read', () => {
  expect(
    breaking(({ before, after }) => after === before || after.step !== 'committing' || 'purchase' in before),
  ).toBeNull()
  expect(
    breaking(({ before, after }) => before.step !== 'idle' || after.step === 'idle' || after.step === 'checking'),
  ).toBeNull()
})

test('An accepted payment stays accepted', () => {
  expect(breaking(({ before, after }) => before.step !== 'accepted' || after === before)).toBeNull()
})

test('Only the server accepts, and only what was sent', () => {
  expect(
    breaking(
      ({ before, event, after }) =>
        after.step !== 'accepted' ||
        before.step === 'accepted' ||
        (event.type === 'answered' && event.result.kind === 'accepted' && isSending(before)),
    ),
  ).toBeNull()
})

test('What is paid never changes between the first tap and the end @RULE-70', () => {
  expect(
    breaking(
      ({ before, event, after }) =>
        event.type === 'check' ||
        !('purchase' in before) ||
        !('purchase' in after) ||
        after.purchase === before.purchase,
    ),
  ).toBeNull()
})

test('What is being sent cannot be cancelled, and a second tap sends nothing @RULE-68', () => {
  const taps = ['check', 'send', 'confirm', 'cancel', 'askAgain']
  expect(
    breaking(({ before, event, after }) => !isSending(before) || !taps.includes(event.type) || after === before),
  ).toBeNull()
})

test('Another code can be asked for once the wait is over, and the former is kept when that is refused', () => {
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
