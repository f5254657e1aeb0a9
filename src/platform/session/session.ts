import { addressParams, type SearchParams } from '../../lib/search.ts'

/** The parameters of the address that is open now. The one reader of the session (design: the shell owns the address). */
export const currentParams = (): SearchParams => addressParams(globalThis.location.href)

/** A borrower's session is a non-empty `token`. */
export const hasSession = (params: SearchParams): boolean => Boolean(params['token'])

/** The card repayment's addresses name a session by `sessionId` and `userId`. */
export const isCardSession = (params: SearchParams): boolean => Boolean(params['sessionId'] && params['userId'])

/** Either session, for the card repayment and what it leads to. */
export const hasCardSession = (params: SearchParams): boolean => hasSession(params) || isCardSession(params)

/** A borrower screen was opened outside the native app: there is nobody to show anything to. */
export class SessionMissing extends Error {
  override readonly name = 'SessionMissing'
}

/** Which screen is open: the path, and in a hash address the path inside it. */
export const currentScreen = (): string => globalThis.location.pathname + (globalThis.location.hash.split('?')[0] ?? '')
