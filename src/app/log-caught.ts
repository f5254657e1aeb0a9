import type { RootOptions } from 'react-dom/client'
import { logError } from '../platform/error-log.ts'
import { isDetail } from '../ui/detail.tsx'

/**
 * Logs an error of a `detail` part in one line; React's default would print much more. The router has already logged errors
 * of routes.
 */
export const logCaught: RootOptions['onCaughtError'] = (error, { errorBoundary }) => {
  if (isDetail(errorBoundary)) logError(error, 'detail')
}
