import { ApiError } from '../api/api-error.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { serverLanguage } from '../platform/i18n/language.ts'

/**
 * The message of a failed call: that the session has ended, or the server's message of a refusal. Undefined for any other
 * failure (no reply, a malformed one, a refusal without a message): the screen then has its own text.
 */
export function errorWords(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.kind === 'session') return m.session_ended_text()
  return (error.kind === 'refused' && error.message) || undefined
}

/** The language of `errorWords`, where it is not the page's: only a refusal's message is the server's. */
export const errorLanguage = (error: unknown) =>
  error instanceof ApiError && error.kind === 'refused' && error.message ? serverLanguage() : undefined
