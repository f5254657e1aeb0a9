import type { SessionKind } from '../openapi/document.ts'

/** The people whose orders the world knows. */
export type Borrower = 'first' | 'second'

/** How the second borrower is known. Any other token or user is the first's, so that any address to try works. */
export const SECOND_BORROWER = { token: 'second-borrower', userId: '880021460729' }

/** A token, or the id of a card session, that was good once. */
export const ENDED_SESSION = 'ended-session'

/**
 * Who makes a call, by what its operation takes for a session (`x-session`). `missing`: it needs a session and carries
 * none. A token that is there decides, whatever the headers of the card repayment say.
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
