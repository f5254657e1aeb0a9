import { ApiError } from '../api/api-error.ts'
import type { NotSent } from '../ledger/send-once.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { errorLanguage, errorWords } from './error-words.ts'

/** Why nothing was sent, shown beside the button. */
export interface BlockedWords {
  text: string
  lang?: string | undefined
  note?: string | undefined
  /** The only way to continue, if trying again cannot help. */
  next?: 'order' | 'home' | undefined
  /** The words of the toast. */
  toast: string
}

type Blocked =
  | NotSent
  | { kind: 'replaced'; mayBePaid: boolean }
  | { kind: 'notOffered' }
  | { kind: 'paidOff' }
  | { kind: 'changed' }

/** What is said of one kind of send. */
interface Words {
  busy: () => string
  /** What is sent could not be checked first. */
  unread: () => string
  /** Beside the server's words about that. */
  note?: () => string
  /** The toast where no reply came, if the specification names one. */
  lost?: () => string
}

export const OF_PAYMENT: Words = {
  busy: m.busy_elsewhere,
  unread: m.order_unread,
  note: m.order_unread,
  // REPAY-19.
  lost: m.payway_lost,
}
export const OF_NUMBER: Words = { ...OF_PAYMENT, unread: m.account_unread_text }
export const OF_LOAN: Words = { busy: m.confirm_busy, unread: m.confirm_unread }

const both = (words: string) => ({ text: words, toast: words })

/** The words for everything that `sendOnce` and the rules of payments and loans can hold against a send. */
export function wordsForBlocked(blocked: Blocked, { busy, unread, note, lost }: Words): BlockedWords {
  switch (blocked.kind) {
    case 'busy':
      return both(busy())
    case 'unsent':
      return both(m.unsent())
    case 'replaced':
      return both(blocked.mayBePaid ? m.code_maybe_paid() : m.code_replaced())
    case 'changed':
      return both(m.confirm_changed())
    case 'notOffered':
      return { ...both(m.fee_not_offered()), next: 'order' }
    case 'paidOff':
      return { ...both(m.paid_off_already()), next: 'order' }
    case 'unread': {
      const { error } = blocked
      const words = errorWords(error)
      const kind = error instanceof ApiError ? error.kind : undefined
      if (words !== undefined)
        return {
          ...both(words),
          lang: errorLanguage(error),
          note: note?.(),
          next: kind === 'session' ? 'home' : undefined,
        }
      return { text: unread(), toast: ((kind === 'network' || kind === 'timeout') && lost ? lost : unread)() }
    }
  }
}
