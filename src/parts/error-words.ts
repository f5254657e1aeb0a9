import { ApiError } from '../api/api-error.ts'
import { m } from '../platform/i18n/generated/messages.js'

/**
 * What a failed call tells the person by itself: that the session has ended, or the server's own words where it refused.
 * Undefined where only the screen knows what a failure means: no reply, an unreadable one, or a refusal without words.
 */
export function errorWords(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.kind === 'session') return m.session_ended_text()
  return (error.kind === 'refused' && error.message) || undefined
}
