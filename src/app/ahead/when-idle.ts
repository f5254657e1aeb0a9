import { isMetered } from '../../platform/is-metered.ts'
import { loadAhead } from '../../platform/links/reload-once.ts'
import type { AppRouter } from '../router.ts'

/** Where an engine does not say when it has nothing to do (WebKit): after a screen is drawn, this is long enough. */
const SETTLE_MS = 300

/**
 * When a screen is shown and the page has nothing else to do, begins to fetch what the next tap needs (ahead.ts). The script
 * that does it is no part of the first screen, and comes to no metered connection (RULE-88).
 */
export function fetchAheadWhenIdle(router: AppRouter) {
  router.subscribe('onRendered', () =>
    whenIdle(() => {
      if (!isMetered() && navigator.onLine) void loadAhead(async () => (await import('./ahead.ts')).fetchAhead(router))
    }),
  )
}

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work) : setTimeout(work, SETTLE_MS)
