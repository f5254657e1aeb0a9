import { languageOf } from '../../platform/i18n/language-of.ts'
import { currentParams } from '../../platform/session/session.ts'
import { isOfFragment } from './address.ts'
import { showEarly, startOver } from './page.ts'
import { queryClient } from './query.ts'
import { type EarlyRoute, load, readSearch } from './router.ts'
import { keepTaps } from './taps.ts'

/**
 * Inlined in the head of a borrower's page: shows its skeleton, and starts the calls that its screen begins with. A page that
 * is drawn before the app is there starts the app after that (draw-screen.ts).
 */
export function startCalls(layout: EarlyRoute, route: EarlyRoute, isDrawn: boolean) {
  document.documentElement.lang = languageOf(currentParams())
  // First of all: the rest takes no longer for it.
  if (!isOfFragment()) callFor(layout, route)
  showEarly()
  keepTaps()
  if (!isDrawn) void startOver()
}

/** Starts the calls that the app would start at this address. */
export function callFor(layout: EarlyRoute, route: EarlyRoute) {
  try {
    readSearch(layout, route)
  } catch {
    // Without a session or with a detail missing nothing is sent: the app says what is missing.
    return
  }
  load(route, { queryClient }).catch(() => {})
}
