import { vi } from 'vitest'
import { createJournal } from '../../../src/ledger/journal.ts'
import { PAYMENTS } from '../../../src/features/repayment/journal/entry.ts'
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
    commit: vi.fn(async () => ({ needValid: true, repayRecordId: 'r' })),
    confirm: vi.fn(async () => {}),
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
  return { ...ports, flow, payments, entries: () => journal.read('o'), entry: () => journal.read('o').at(-1) }
}
