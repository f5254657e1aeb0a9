/** The default if the server gives no time, or one that cannot be read. */
const USUAL_SECONDS = 10
/** The longest time that a screen waits, whatever the server asks for. */
export const MOST_SECONDS = 120

/**
 * The seconds that `Retry-After` asks to wait, 1 to 120 (https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3). A date is
 * compared with the reply's own `Date` if that can be read, because the device's clock may be wrong.
 */
export function retryAfterSeconds(headers: Headers): number {
  const asked = headers.get('retry-after') ?? ''
  const from = Date.parse(headers.get('date') ?? '') || Date.now()
  const seconds = asked.endsWith(' GMT') ? (Date.parse(asked) - from) / 1000 : /^\d+$/.test(asked) ? Number(asked) : -1
  return seconds >= 0 ? Math.min(Math.max(Math.ceil(seconds), 1), MOST_SECONDS) : USUAL_SECONDS
}
