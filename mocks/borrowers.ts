import type { SessionKind } from '../openapi/document.ts'

/** The people whose orders the world knows. */
export type Borrower = 'first' | 'second'

/** The second borrower's token and user. Every other token or user is the first borrower, so that any address to try works. */
export const SECOND_BORROWER = { token: 'second-borrower', userId: '880021460729' }

/** The one token, or id of a card session, that is answered as ended. */
export const ENDED_SESSION = 'ended-session'

/**
 * Who makes a call. The headers of a card session count only where the operation's `x-session` is `card`, and only if there
 * is no token. `missing`: the operation needs a session, and the call carries none.
 */
export function identifyCaller(
  kind: SessionKind,
  { token }: Record<string, string>,
  headers: Headers,
): Borrower | 'ended' | 'missing' {
  if (kind === 'none') return token === SECOND_BORROWER.token ? 'second' : 'first'
  if (token === ENDED_SESSION) return 'ended'
  if (token) return token === SECOND_BORROWER.token ? 'second' : 'first'
  const userId = headers.get('userId')
  const sessionId = headers.get('sessionId')
  if (kind !== 'card' || !userId || !sessionId) return 'missing'
  if (sessionId === ENDED_SESSION) return 'ended'
  return userId === SECOND_BORROWER.userId ? 'second' : 'first'
}
