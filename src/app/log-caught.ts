import type { RootOptions } from 'react-dom/client'
import { logError } from '../platform/error-log.ts'
import { isDetail } from '../ui/detail.tsx'

/** Logs an error of a detail in one line: React's default would print the whole of it. A route's the router has logged. */
export const logCaught: RootOptions['onCaughtError'] = (error, { errorBoundary }) => {
  if (isDetail(errorBoundary)) logError(error, 'detail')
}
