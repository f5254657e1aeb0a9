import { type BlockedWords, bothWords, type NotSentWords, wordsForNotSent } from '../../parts/words-for-not-sent.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import type { Blocked } from './journal/payments.ts'

const OF_PAYMENT: NotSentWords = {
  busy: m.busy_elsewhere,
  unread: m.order_unread,
  note: m.order_unread,
  // REPAY-19.
  lost: m.payway_lost,
}

/** Why a payment was not sent, and what the borrower can do. */
export function wordsForBlocked(blocked: Exclude<Blocked, { kind: 'asks' }>): BlockedWords {
  switch (blocked.kind) {
    case 'replaced':
      return bothWords(blocked.mayBePaid ? m.code_maybe_paid() : m.code_replaced())
    case 'notOffered':
      return { ...bothWords(m.fee_not_offered()), next: 'order' }
    case 'paidOff':
      return { ...bothWords(m.paid_off_already()), next: 'order' }
    case 'busy':
    case 'unread':
    case 'unsent':
      return wordsForNotSent(blocked, OF_PAYMENT)
  }
}
