import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountOfDuplicate, nextPayment, type Payment, type PaymentEvent } from './payment.ts'

const card = { id: 'c', bankName: 'BCA', cardNo: '5379412098764417', bankCode: 'BCA' }
const purchase = { orderId: 'o', amount: { minor: 109_000_000 }, couponId: '', repayToken: 't', card }
const refusal = { code: 'wrongCode', message: '' } as const
const duplicate = { code: 'duplicatePayment', message: '' } as const

const events = fc.oneof(
  fc.record({
    type: fc.constant('pay' as const),
    purchase: fc.record({ ...fixed(purchase), amount: fc.record({ minor: fc.nat() }) }),
  }),
  fc.record({
    type: fc.constant('codeSent' as const),
    code: fc.record({ repayRecordId: fc.string(), againAt: fc.nat(100) }),
  }),
  fc.record({ type: fc.constant('askAgain' as const), now: fc.nat(100) }),
  fc.record({ type: fc.constant('refused' as const), refusal: fc.constantFrom(refusal, duplicate) }),
  fc.constantFrom<PaymentEvent[]>(
    { type: 'confirm' },
    { type: 'accepted' },
    { type: 'lost' },
    { type: 'cancel' },
    { type: 'orderRead' },
  ),
)

/** Every payment that events lead to, with the event that led there and the one before. */
function* walk(list: PaymentEvent[]) {
  let before: Payment = { step: 'idle' }
  for (const event of list) {
    const after = nextPayment(before, event)
    yield { before, event, after }
    before = after
  }
}

/** The events after which something does not hold, or null. */
const breaking = (holds: (step: { before: Payment; event: PaymentEvent; after: Payment }) => boolean) =>
  fc.check(
    fc.property(fc.array(events, { maxLength: 40 }), (list) => [...walk(list)].every(holds)),
    { numRuns: 1000 },
  ).counterexample

const isSending = ({ step }: Payment) => step === 'committing' || step === 'confirming'

test('An unknown result is left by reading the order, and by nothing else', () => {
  expect(
    breaking(
      ({ before, event, after }) =>
        before.step !== 'unknown' || after.step === (event.type === 'orderRead' ? 'idle' : 'unknown'),
    ),
  ).toBeNull()
})

test('An accepted payment stays accepted', () => {
  expect(breaking(({ before, after }) => before.step !== 'accepted' || after === before)).toBeNull()
})

test('Only the server accepts, and only what was sent', () => {
  expect(
    breaking(
      ({ before, event, after }) =>
        after.step !== 'accepted' || before.step === 'accepted' || (event.type === 'accepted' && isSending(before)),
    ),
  ).toBeNull()
})

test('What is paid never changes between the first tap and the end', () => {
  expect(
    breaking(
      ({ before, event, after }) =>
        event.type === 'pay' || !('purchase' in before) || !('purchase' in after) || after.purchase === before.purchase,
    ),
  ).toBeNull()
})

test('What is being sent cannot be cancelled, and a second tap sends nothing', () => {
  const taps = ['pay', 'confirm', 'cancel', 'askAgain']
  expect(
    breaking(({ before, event, after }) => !isSending(before) || !taps.includes(event.type) || after === before),
  ).toBeNull()
})

test('Another code can be asked for once the wait is over, and the former is kept when that is refused', () => {
  const code = { repayRecordId: 'r', againAt: 60 }
  const asked: Payment = { step: 'needsCode', purchase, code }
  expect(nextPayment(asked, { type: 'askAgain', now: 59 })).toBe(asked)
  const again = nextPayment(asked, { type: 'askAgain', now: 60 })
  expect(again).toEqual({ step: 'committing', purchase, code })
  expect(nextPayment(again, { type: 'refused', refusal })).toEqual({ ...asked, refusal })
})

function fixed<T extends object>(values: T) {
  // One constant for each field of the record.
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fc.constant(value)])) as {
    [Name in keyof T]: fc.Arbitrary<T[Name]>
  }
}

test('What the server has already is not begun again before the order was read', () => {
  expect(
    breaking(({ before, event, after }) => {
      if (amountOfDuplicate(before) === undefined || after === before) return true
      if (after.step === 'idle') return event.type === 'orderRead'
      return event.type !== 'pay'
    }),
  ).toBeNull()
})
