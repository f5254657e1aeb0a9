import { ApiError } from './api-error.ts'

/** A 429 comes before any work is done; a 503 may come after it. */
const BUSY = 429

/** Whether the server has certainly not executed the request. After any other failure this is unknown (REPAY-19). */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.kind === 'refused' || error.kind === 'session' || (error.kind === 'busy' && error.rawCode === BUSY))
