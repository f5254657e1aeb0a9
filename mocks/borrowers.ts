import type { SessionKind } from '../contract-tools/read/document.ts'

/** The people whose orders the world knows. */
export type Borrower = 'first' | 'second'

/** The second borrower's token and user. Every other token or user belongs to the first borrower, so that any address works. */
export const SECOND_BORROWER = { token: 'second-borrower', userId: '880021460729' }

/** The token, or id of a card session, that counts as ended. */
export const ENDED_SESSION = 'ended-session'

/**
 * The borrower of a call. The headers of a card session count only if the operation's `x-session` is `card` and there is no
 * token. `missing`: the operation needs a session, and the call has none.
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
