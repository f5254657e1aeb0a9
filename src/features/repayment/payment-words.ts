import { m } from '../../platform/i18n/generated/messages.js'
import type { Refusal } from './payment.ts'

/** What a refusal is to the borrower (specification section 8): our words for the named ones, else the server's. */
export function wordsForRefusal({ code, message }: Refusal): string {
  switch (code) {
    case 'wrongCode':
      return m.code_wrong()
    case 'duplicatePayment':
      return m.payway_duplicate()
    case 'session':
      return m.session_ended_text()
    case 'other':
      return message || m.payway_failed()
  }
}
