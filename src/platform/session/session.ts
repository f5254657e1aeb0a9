import { digest } from '../../lib/digest.ts'
import { isVisible } from '../../lib/plain-text.ts'
import { addressParams, openHash, type SearchParams } from '../../lib/search.ts'

let read: { href: string; params: SearchParams } | undefined

/** The parameters of the address that is open now. The session is read here and nowhere else. */
export function currentParams(): SearchParams {
  const { href } = globalThis.location
  // Asked dozens of times before the first screen is there, each time a millisecond of a slow phone.
  if (read?.href !== href) read = { href, params: addressParams(href) }
  return read.params
}

/** Whether the address has a session of the app: a `token` that is more than blanks. */
export const hasToken = ({ token = '' }: SearchParams): boolean => isVisible(token)

/** Whether the address has a session of the card repayment: `sessionId` and `userId`, each more than blanks. */
export const isCardSession = ({ sessionId = '', userId = '' }: SearchParams): boolean =>
  isVisible(sessionId) && isVisible(userId)

/** What operations with `x-session: card` take: a token, or a card session (docs/decisions/021). */
export const hasAnySession = (params: SearchParams): boolean => hasToken(params) || isCardSession(params)

/** Identifies the session. When it changes, nothing that was read or typed before may be shown. */
export const sessionIdentity = ({ token, userId, sessionId }: SearchParams): string =>
  JSON.stringify([token, userId, sessionId])

/** Tells the borrowers of one device apart (RULE-67): a digest of `userId`, else of `token`; undefined without either. */
export const borrowerDigest = (params = currentParams()): string | undefined => namesIn(params).map(digest)[0]

/** All that the borrower in the address may be known by: a screen may name the user, and the next one only the token. */
export const borrowerDigests = (): string[] => namesIn(currentParams()).map(digest)

const namesIn = ({ userId = '', token = '' }: SearchParams) => [userId, token].filter(isVisible)

/** A borrower's screen was opened without a session, so outside the native app. */
export class SessionMissing extends Error {
  override readonly name = 'SessionMissing'
}

/** The screen that is open: the path, with the path of a hash address. */
export function currentScreen(): string {
  const { pathname, hash } = new URL(openHash(globalThis.location.href))
  return pathname + (hash.split('?')[0] ?? '')
}
