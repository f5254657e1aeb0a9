import { IDLE } from '../../platform/first-touch.ts'
import { isMetered } from '../../platform/is-metered.ts'
import { loadAhead } from '../../platform/links/reload-once.ts'
import type { AppRouter } from '../router.ts'

/** For engines that do not report when they are idle (WebKit): this time after a screen is drawn is enough. */
const SETTLE_MS = 300

/**
 * When a screen is shown and the page is idle, begins to prefetch what the next tap needs (ahead.ts). Its script is not part
 * of the first screen, and is not loaded on a metered connection (RULE-88).
 */
export function fetchAheadWhenIdle(router: AppRouter) {
  router.subscribe('onRendered', () =>
    whenIdle(() => {
      if (isMetered() || !navigator.onLine) return
      dispatchEvent(new Event(IDLE))
      void loadAhead(async () => (await import('./ahead.ts')).fetchAhead(router))
    }),
  )
}

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work) : setTimeout(work, SETTLE_MS)
