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

/** What is said of one kind of send. */
export interface NotSentWords {
  busy: () => string
  /** What is sent could not be checked first. */
  unread: () => string
  /** Beside the server's words about that. */
  note?: () => string
  /** The toast where no reply came, if the specification names one. */
  lost?: () => string
}

/** The same words beside the button and in the toast. */
export const bothWords = (words: string) => ({ text: words, toast: words })

/** The words for everything that `sendOnce` itself can hold against a send. */
export function wordsForNotSent(notSent: NotSent, { busy, unread, note, lost }: NotSentWords): BlockedWords {
  switch (notSent.kind) {
    case 'busy':
      return bothWords(busy())
    case 'unsent':
      return bothWords(m.unsent())
    case 'unread': {
      const { error } = notSent
      const words = errorWords(error)
      const kind = error instanceof ApiError ? error.kind : undefined
      const next = kind === 'session' ? 'home' : undefined
      if (words !== undefined) return { ...bothWords(words), lang: errorLanguage(error), note: note?.(), next }
      return { text: unread(), toast: ((kind === 'network' || kind === 'timeout') && lost ? lost : unread)() }
    }
  }
}
