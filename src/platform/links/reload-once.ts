const KEY = 'rupya:reloaded-for-chunk'
/** If a script fails again within this time, reloading does not help: the error is shown. */
const MIN_INTERVAL_MS = 60_000

let reloading = false

/** True while the page is about to be loaded anew: nothing that fails meanwhile is worth showing. */
export const isReloading = () => reloading

/**
 * After a deploy the page's old scripts are gone. The first failure reloads the page, which keeps its address and what is
 * stored; if that does not help, the route's error screen says so.
 */
export function reloadWhenChunksAreGone() {
  globalThis.addEventListener('vite:preloadError', (event) => {
    // The router knows such errors by their engine's words, Safari's excepted, and would reload once more by itself.
    event.payload.message = 'A part of the app is gone'
    // Without a connection there is nothing to load, and the page that is open would be lost.
    if (reloading || !navigator.onLine || !mayReload()) return
    reloading = true
    event.preventDefault()
    globalThis.location.reload()
  })
}

function mayReload(): boolean {
  try {
    const lastReload = Number(sessionStorage.getItem(KEY))
    if (Date.now() - lastReload < MIN_INTERVAL_MS) return false
    sessionStorage.setItem(KEY, String(Date.now()))
    return true
  } catch {
    // Without a memory there would be no end to it.
    return false
  }
}
