import { ApiError } from '../api/api-error.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { serverLanguage } from '../platform/i18n/language.ts'

/**
 * The message for a failed call: the session has ended, when to ask a busy server again, or the server's reason for a
 * refusal. Undefined for any other failure (no reply, a malformed one, a refusal without a message): the screen then shows
 * its own text.
 */
export function errorWords(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.kind === 'session') return m.session_ended_text()
  if (error.againAt) {
    const seconds = secondsToWait(error)
    return seconds > 0 ? m.busy_text({ seconds }) : m.busy_over_text()
  }
  return (error.kind === 'refused' && error.message) || undefined
}

/** Seconds until a busy server may be asked again; 0 if it may be asked now. */
export const secondsToWait = (error: unknown) =>
  Math.max(error instanceof ApiError && error.againAt ? Math.ceil((error.againAt - performance.now()) / 1000) : 0, 0)

/** The language of `errorWords` if it differs from the page's. Only the message of a refusal comes from the server. */
export const errorLanguage = (error: unknown) =>
  error instanceof ApiError && error.kind === 'refused' && error.message ? serverLanguage() : undefined
