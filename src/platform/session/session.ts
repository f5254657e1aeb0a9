import { addressParams, type SearchParams } from '../../lib/search.ts'

/** The parameters of the address that is open now. The session is read here and nowhere else. */
export const currentParams = (): SearchParams => addressParams(globalThis.location.href)

/** Whether the address has a session of the app: a non-empty `token`. */
export const hasToken = (params: SearchParams): boolean => Boolean(params['token'])

/** Whether the address has a session of the card repayment: `sessionId` and `userId`. */
export const isCardSession = (params: SearchParams): boolean => Boolean(params['sessionId'] && params['userId'])

/** What operations with `x-session: card` take: a token, or a card session (docs/decisions/021). */
export const hasAnySession = (params: SearchParams): boolean => hasToken(params) || isCardSession(params)

/** Identifies the session. When it changes, nothing that was read or typed before may be shown. */
export const sessionIdentity = ({ token, userId, sessionId }: SearchParams): string =>
  JSON.stringify([token, userId, sessionId])

/** A borrower's screen was opened without a session, so outside the native app. */
export class SessionMissing extends Error {
  override readonly name = 'SessionMissing'
}

/** The screen that is open: the path, with the path of a hash address. */
export const currentScreen = (): string => globalThis.location.pathname + (globalThis.location.hash.split('?')[0] ?? '')
