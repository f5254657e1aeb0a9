import { vi } from 'vitest'
import type { CardPayment, CardPaymentCode } from '../../../src/api/repayment.ts'
import type { Sending } from '../../../src/ledger/send-once.ts'
import { createJournal } from '../../../src/ledger/journal.ts'
import { entryOf } from '../../../src/features/repayment/journal/entry.ts'
import { PAYMENTS } from '../../../src/features/repayment/journal/journal-kind.ts'
import { createPayments } from '../../../src/features/repayment/journal/payments.ts'
import type { OrderReading } from '../../../src/features/repayment/journal/rules.ts'
import { createPaymentFlow } from '../../../src/features/repayment/payway/payment-flow.ts'
import type { Purchase } from '../../../src/features/repayment/payway/payment.ts'
import { memoryStorage, noDisk, tabHistory } from './places.ts'

const card = { id: 'c', bankName: 'BCA', cardNo: '5379412098764417', bankCode: 'BCA' }
export const purchase: Purchase = {
  orderId: 'o',
  amount: { minor: 109_000_000 },
  purpose: 'bill',
  periods: { from: 1, to: 1 },
  couponId: '',
  repayToken: 't',
  card,
}
export const reading: OrderReading = { isPaidOff: false, paid: 0, paidPeriods: [], due: {}, asked: {} }
/** A card payment with a server and session that a test can change. */
export function screen() {
  const journal = createJournal(PAYMENTS, {
    disk: noDisk,
    stored: memoryStorage(),
    history: tabHistory(),
    tabs: { tell: () => {}, onMessage: () => {} },
  })
  const ports = {
    commit: vi.fn(async (_payment: CardPayment, _key: Sending['key']) => ({ needValid: true, repayRecordId: 'r' })),
    confirm: vi.fn(async (_code: CardPaymentCode, _key: Sending['key']) => {}),
    readOrder: vi.fn(async () => reading),
    readOffer: vi.fn(async () => true),
    session: vi.fn(() => 's'),
    onAccepted: vi.fn(),
    onNotice: vi.fn(),
  }
  let time = 1000
  const now = () => (time += 1)
  const payments = createPayments({
    orderId: 'o',
    journal,
    lock: async (_name, task) => task(),
    readOrder: ports.readOrder,
    readOffer: ports.readOffer,
    now,
    onArrived: () => {},
    session: ports.session,
  })
  const flow = createPaymentFlow({
    payments,
    commit: ports.commit,
    confirm: ports.confirm,
    restored: { step: 'idle' },
    now,
    duplicateWords: () => 'twice',
    onAccepted: ports.onAccepted,
    onNotice: ports.onNotice,
  })
  const entries = () => journal.read('o').map(entryOf)
  return { ...ports, flow, payments, entries, entry: () => entries().at(-1) }
}
