import { addressParams, type SearchParams } from '../../lib/search.ts'

/** The parameters of the address that is open now. The one reader of the session (design: the shell owns the address). */
export const currentParams = (): SearchParams => addressParams(globalThis.location.href)

/** A session of the app: a non-empty `token`. */
export const hasToken = (params: SearchParams): boolean => Boolean(params['token'])

/** The card repayment's addresses name a session by `sessionId` with its `userId`. */
export const isCardSession = (params: SearchParams): boolean => Boolean(params['sessionId'] && params['userId'])

/** What operations with `x-session: card` take: a token, or a card session (docs/decisions/021). */
export const hasAnySession = (params: SearchParams): boolean => hasToken(params) || isCardSession(params)

/** Whose session it is. Where it changes, what the last borrower has read or typed is not shown to the next. */
export const sessionIdentity = ({ token, userId, sessionId }: SearchParams): string =>
  JSON.stringify([token, userId, sessionId])

/** A borrower screen was opened outside the native app: there is nobody to show anything to. */
export class SessionMissing extends Error {
  override readonly name = 'SessionMissing'
}

/** Which screen is open: the path, and in a hash address the path inside it. */
export const currentScreen = (): string => globalThis.location.pathname + (globalThis.location.hash.split('?')[0] ?? '')
