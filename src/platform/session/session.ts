import { digest } from '../../lib/digest.ts'
import { isVisible } from '../../lib/plain-text.ts'
import { addressParams, openHash, type SearchParams } from '../../lib/search.ts'

let read: { href: string; params: SearchParams } | undefined

/** The parameters of the address that is open now. The session is read here and nowhere else. */
export function currentParams(): SearchParams {
  const { href } = globalThis.location
  // Cached, because it is asked dozens of times before the first screen, and each time takes a millisecond on a slow phone.
  if (read?.href !== href) read = { href, params: addressParams(href) }
  return read.params
}

/** Whether the address has a session of the app: a `token` that is not blank. */
export const hasToken = ({ token = '' }: SearchParams): boolean => isVisible(token)

/** Whether the address has a session of the card repayment: `sessionId` and `userId`, neither blank. */
export const isCardSession = ({ sessionId = '', userId = '' }: SearchParams): boolean =>
  isVisible(sessionId) && isVisible(userId)

/**
 * Whether the address has a session that operations with `x-session: card` accept: a token, or a card session
 * (APP-6).
 */
export const hasAnySession = (params: SearchParams): boolean => hasToken(params) || isCardSession(params)

/** Identifies the session. When it changes, nothing that was read or typed before may be shown. */
export const sessionIdentity = ({ token, userId, sessionId }: SearchParams): string =>
  JSON.stringify([token, userId, sessionId])

/** Tells the borrowers of one device apart (RULE-67): a digest of `userId`, else of `token`; undefined without either. */
export const borrowerDigest = (params = currentParams()): string | undefined => namesIn(params).map(digest)[0]

/** All digests that may identify the borrower in the address: one screen may name the user, and the next only the token. */
export const borrowerDigests = (): string[] => namesIn(currentParams()).map(digest)

const namesIn = ({ userId = '', token = '' }: SearchParams) => [userId, token].filter(isVisible)

/** The last borrower of this web view, in its own storage: all digests by which that borrower was named. */
const LAST_KEY = 'rupya:last'

/** What was found of the address that is open. */
let found: { own: string; isBefore: boolean } | undefined
/** Addresses of borrowers that this document has shown. */
const shown = new Set<string>()

/**
 * Whether Back has led to a borrower before, because the shell has opened another one's address in the same web view. An address
 * that is just opened has no state in the history until the router writes it, so ask before that. A new one within the page
 * was opened by the shell.
 */
export function isOfBorrowerBefore(isRestored = false): boolean {
  const digests = borrowerDigests()
  if (digests.length === 0) return false
  const own = digests.join(' ')
  if (isRestored) found = undefined
  if (found?.own === own) return found.isBefore
  try {
    const last = sessionStorage.getItem(LAST_KEY)?.split(' ') ?? []
    const isLast = digests.some((name) => last.includes(name))
    const wasHere = history.state !== null && (!found || shown.has(own))
    const isBefore = wasHere && last.length > 0 && !isLast
    if (!isBefore) {
      shown.add(own)
      // A borrower whose session was renewed stays the same one.
      remember(isLast ? [...new Set([...last, ...digests])] : digests)
    }
    found = { own, isBefore }
    return isBefore
  } catch {
    // Without storage nobody is known to have been here before.
    return false
  }
}

function remember(names: string[]) {
  try {
    sessionStorage.setItem(LAST_KEY, names.join(' '))
  } catch {
    // There is no room. With the borrower before in it, a reload would refuse this one.
    sessionStorage.removeItem(LAST_KEY)
  }
}

/** Throws where a screen of a borrower may not be opened: without its session, or once another borrower was here. */
export function requireSession(hasSession: (params: SearchParams) => boolean) {
  if (!hasSession(currentParams()) || isOfBorrowerBefore()) throw new SessionMissing()
}

/** A borrower's screen was opened without a session, so it was opened outside the native app. */
export class SessionMissing extends Error {
  override readonly name = 'SessionMissing'
}

/** The screen that is open: the path, including the path inside a hash address. */
export function currentScreen(): string {
  const { pathname, hash } = new URL(openHash(globalThis.location.href))
  return pathname + (hash.split('?')[0] ?? '')
}
