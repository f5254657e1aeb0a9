import { ApiError } from './api-error.ts'

/** The status of a request that is refused before anything is done with it; a 503 may come after that. */
const BUSY = 429

/** Whether the server has certainly done nothing of what it was asked. After any other failure nobody knows (REPAY-19). */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.kind === 'refused' || error.kind === 'session' || (error.kind === 'busy' && error.rawCode === BUSY))
