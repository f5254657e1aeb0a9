import { isScriptGone, SCRIPT_GONE } from '../faults.ts'

const KEY = 'rupya:reload-'
/** If the same happens again within this time, reloading does not help. */
const MIN_INTERVAL_MS = 60_000

let reloading = false

/** True while the page is about to reload; errors are not shown then. */
export const isReloading = () => reloading

/**
 * After a deploy the old scripts are gone from the server. The first script that fails to load reloads the page; if one
 * fails again, the route's error screen is shown. https://vite.dev/guide/build#load-error-handling
 */
export function reloadWhenChunksAreGone() {
  globalThis.addEventListener('vite:preloadError', (event) => {
    // What a script that came throws, it would throw again. One that came cut off is no JavaScript.
    if (!isScriptGone(event.payload) && event.payload.name !== 'SyntaxError') return
    // TanStack Router also reloads, on errors whose message it knows (all engines' but Safari's): give it another message.
    event.payload.message = SCRIPT_GONE
    // Nobody waits for it yet.
    if (ahead.size > 0) return
    // Offline, a reload would lose the page that is open.
    if (reloading || !navigator.onLine || !mayReload('chunk')) return
    reloading = true
    event.preventDefault()
    globalThis.location.reload()
  })
}

/** Loads of scripts that no tap has asked for yet. */
const ahead = new Set<() => Promise<unknown>>()

/** Loads a script that is likely to be wanted. Where it cannot be had, nothing happens. */
export async function loadAhead(load: () => Promise<unknown>): Promise<void> {
  ahead.add(load)
  await load().catch(() => {})
  ahead.delete(load)
}

/** From now on somebody waits for what was being loaded ahead. */
export const awaitLoads = () => ahead.clear()

/** Whether there was no reload for this reason within the last minute; there is one now. */
export function mayReload(reason: 'chunk' | 'site'): boolean {
  try {
    const moment = Date.now()
    if (moment - Number(sessionStorage.getItem(KEY + reason)) < MIN_INTERVAL_MS) return false
    sessionStorage.setItem(KEY + reason, `${moment}`)
    return true
  } catch {
    // Without storage the page could reload without end.
    return false
  }
}
