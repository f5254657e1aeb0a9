import { languageOf } from '../../platform/i18n/language-of.ts'
import { isPrerendering } from '../../platform/prerendering.ts'
import { currentParams } from '../../platform/session/session.ts'
import { isOfFragment } from './early-address.ts'
import { showEarly, startOver } from './early-picture.ts'
import { queryClient } from '../runtime/tiny-query.ts'
import { type EarlyRoute, load, readSearch } from '../runtime/tiny-router.ts'
import { keepTaps } from '../hand-over/taps.ts'

/**
 * Inlined in the head of a borrower's page: shows its skeleton, and starts the first calls of its screen. A page that is
 * drawn before the app has loaded starts the app after that (at-end.ts).
 */
export function startCalls(layout: EarlyRoute, route: EarlyRoute, isDrawn: boolean) {
  document.documentElement.lang = languageOf(currentParams())
  // First of all, because it does not delay the rest. In a page that nobody has opened yet, only the app calls, and what may.
  if (!isOfFragment() && !isPrerendering()) callFor(layout, route)
  showEarly()
  keepTaps()
  if (!isDrawn) void startOver()
}

/** Starts the calls that the app would start at this address. */
export function callFor(layout: EarlyRoute, route: EarlyRoute) {
  try {
    readSearch(layout, route)
  } catch {
    // Without a session or a required parameter nothing is sent. The app says what is missing.
    return
  }
  load(route, { queryClient }).catch(() => {})
}
