/** Where a server does not say for how long it is busy, or nothing that can be read. */
const USUAL_SECONDS = 10
/** Nobody waits longer at a screen, whatever the server asks. */
export const MOST_SECONDS = 120

/**
 * The seconds that `Retry-After` asks to wait, 1 to 120 (https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3). A date counts
 * from the reply's own `Date`, where it can be read: the device's clock may be wrong.
 */
export function retryAfterSeconds(headers: Headers): number {
  const asked = headers.get('retry-after') ?? ''
  const from = Date.parse(headers.get('date') ?? '') || Date.now()
  const seconds = asked.endsWith(' GMT') ? (Date.parse(asked) - from) / 1000 : /^\d+$/.test(asked) ? Number(asked) : -1
  return seconds >= 0 ? Math.min(Math.max(Math.ceil(seconds), 1), MOST_SECONDS) : USUAL_SECONDS
}
