import { m } from '../../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../../platform/i18n/language.ts'
import type { Refusal } from '../journal/changes.ts'
import { wasTurnedAway } from './payment.ts'

/** The message of a refusal (REPAY-14 to REPAY-17): our words for named refusals, else the server's. */
export function wordsForRefusal({ code, message }: Refusal): string {
  switch (code) {
    case 'wrongCode':
      return m.code_wrong()
    case 'session':
      return m.turned_away_session()
    case 'busy':
    case 'invalidRequest':
    case 'other':
      return message || m.payway_failed()
  }
}

/** The language of those words, if it differs from the page's. */
export const languageOfRefusal = (refusal: Refusal) =>
  !wasTurnedAway(refusal) && refusal.message === wordsForRefusal(refusal) ? serverLanguage() : undefined
