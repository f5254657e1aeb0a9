import { queryClient } from '../runtime/tiny-query.ts'
import { type EarlyRoute, load, readSearch } from '../runtime/tiny-router.ts'

/** Starts the calls that the app would start at this address. */
export function startCalls(layout: EarlyRoute, route: EarlyRoute) {
  try {
    readSearch(layout, route)
  } catch {
    // Without a session or a required parameter nothing is sent. The app says what is missing.
    return
  }
  load(route, { queryClient }).catch(() => {})
}
