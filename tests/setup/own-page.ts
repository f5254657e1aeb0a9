import { onTestFinished, vi } from 'vitest'

/**
 * A page that has just opened, for one test: no other page of this worker hears its events, and jsdom's cannot reload. What the
 * test imports after this is of this page; after the test, of no page. `vi.unstubAllGlobals` ends the rest.
 */
export async function openOwnPage() {
  const reload = vi.fn()
  const { pathname, search, hash, href, origin } = globalThis.location
  const leave = () => {}
  vi.stubGlobal('location', { pathname, search, hash, href, origin, reload, assign: leave, replace: leave })
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.resetModules()
  onTestFinished(() => void vi.resetModules())
  sessionStorage.clear()
  const { reloadWhenChunksAreGone, isReloading } = await import('../../src/platform/links/reload-once.ts')
  reloadWhenChunksAreGone()
  const tell = (type: string, about: object = {}) =>
    page.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), about))
  return {
    isReloading,
    /** How often it has reloaded. */
    reloads: () => reload.mock.calls.length,
    loseScript: (payload: Error = new TypeError('Importing a module script failed.')) =>
      tell('vite:preloadError', { payload }),
    beginToLeave: () => tell('beforeunload'),
    /** From the back-forward cache. */
    comeBack: () => tell('pageshow', { persisted: true }),
    stepBack: () => tell('popstate'),
    touch: () => tell('pointerdown'),
  }
}
