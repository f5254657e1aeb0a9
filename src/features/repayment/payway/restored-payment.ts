import type { BankCard } from '../../../api/repayment.ts'
import { findLast } from '../../../lib/list.ts'
import type { Entry } from '../journal/entry.ts'
import { openCode } from '../journal/age.ts'
import type { Present } from '../journal/questions.ts'
import type { Payment, Purchase } from './payment.ts'

interface RestoredPaymentOptions extends Pick<Purchase, 'orderId' | 'amount' | 'purpose' | 'periods'> {
  cards: BankCard[]
  /** The order's journal. */
  entries: readonly Entry[]
  present: Present
}

/** The code step after a reload: that of the same payment and session. Idle if there is none. */
export function restorePayment({ cards, entries, present, ...purchase }: RestoredPaymentOptions): Payment {
  const entry = findLast(entries, ({ status }) => 'code' in status)
  const code = entry && openCode(entry, present)
  const card = cards.find(({ id }) => id === code?.cardId)
  if (!entry || !code || !card) return { step: 'idle' }
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
