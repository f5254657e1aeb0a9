import type { BankCard } from '../../../api/repayment.ts'
import { findLast } from '../../../lib/list.ts'
import type { Entry } from '../journal/entry.ts'
import { awaitsCode } from '../journal/rules.ts'
import type { Payment, Purchase } from './payment.ts'

interface RestoredPaymentOptions extends Pick<Purchase, 'orderId' | 'amount' | 'purpose' | 'periods'> {
  cards: BankCard[]
  /** The order's journal. */
  entries: readonly Entry[]
  /** A digest of the present session. */
  session: string
  now: number
}

/** The code step after a reload: that of the same payment and session. Idle if there is none. */
export function restorePayment({ cards, entries, session, now, ...purchase }: RestoredPaymentOptions): Payment {
  const entry = findLast(entries, ({ state }) => state === 'needsCode')
  const { code } = entry ?? {}
  const card = cards.find(({ id }) => id === code?.cardId)
  if (!entry || !code || !card || !awaitsCode(entry, { session, now })) return { step: 'idle' }
  const isSame =
    entry.amount === purchase.amount.minor &&
    entry.purpose === purchase.purpose &&
    entry.periods?.from === purchase.periods?.from &&
    entry.periods?.to === purchase.periods?.to
  if (!isSame) return { step: 'idle' }
  const { couponId, repayToken, repayRecordId, againAt } = code
  return {
    step: 'needsCode',
    purchase: { ...purchase, couponId, repayToken, card },
    code: { entryId: entry.id, repayRecordId, againAt, isFromBefore: true },
  }
}
