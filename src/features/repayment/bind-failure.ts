import { ApiError } from '../../api/api-error.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import type { CardField } from './card-form.ts'

interface BindFailure {
  /** What is announced. */
  toast: string
  /** What stays, at the field if it is one's, else beside the button. */
  words: string
  field?: CardField
}

/** Why a card was not bound, or why nobody knows. */
export function bindFailure(error: unknown): BindFailure {
  const failed = ApiError.of(error, 'saveBankInfo')
  if (failed?.kind === 'session') return { toast: m.session_ended_text(), words: m.session_ended_text() }
  // The reply was lost, not necessarily the card. The toast is the specification's (section 8).
  if (failed?.kind !== 'refused') return { toast: m.payway_lost(), words: m.bind_lost() }
  const words = failed.message || m.bind_failed()
  if (failed.code === 'wrongCode') return { toast: words, words, field: 'smsCode' }
  if (failed.code === 'cardKnown') return { toast: words, words, field: 'bankNumber' }
  return { toast: words, words }
}
