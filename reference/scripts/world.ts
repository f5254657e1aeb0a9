// Loaded when somebody first tries a call: the mock world, with its contract.
import './no-storage.ts'
import { setupWorker } from 'msw/browser'
import { type Keeper, openTryWorld } from './try.ts'

/** For the panel: a page opened from a file can load scripts but not modules. */
declare global {
  var RUPYA_WORLD: ReturnType<typeof openTryWorld> | undefined
}

/** msw's worker, beside the pages. */
const WORKER = 'mockServiceWorker.js'

const isServed = 'serviceWorker' in navigator && location.protocol !== 'file:'

/**
 * The base address for calls of the world inside this page: beside the page, where no file exists. A page opened from a file
 * has no such address.
 */
const base = isServed ? new URL('world', location.href) : new URL('https://rupya.example/world')

/** Per tab, so that two tabs do not disturb each other. */
const KEPT = 'rupya:try-world'
const keeper: Keeper = {
  read: () => {
    try {
      return sessionStorage.getItem(KEPT) ?? undefined
    } catch {
      // Without storage, a world ends with its page.
      return undefined
    }
  },
  write: (world) => {
    try {
      // If there is no room for this one, an older one must not be found later.
      sessionStorage.removeItem(KEPT)
      sessionStorage.setItem(KEPT, world)
    } catch {
      // See above.
    }
  },
}

/**
 * The world of this page. A service worker answers its requests, so that they appear in the browser's network panel. If there
 * is none (a page opened from a file, not secure, or reloaded without its worker), the page answers them itself.
 */
globalThis.RUPYA_WORLD = openTryWorld(
  base,
  async (routes) => {
    try {
      // If the page was reloaded without its worker, msw would reload it once more, and the user's input would be lost.
      const isBeside = async () => (await navigator.serviceWorker.getRegistration(base)) !== undefined
      if (!isServed || (!navigator.serviceWorker.controller && (await isBeside()))) return undefined
      const worker = setupWorker(...routes)
      await worker.start({ quiet: true, serviceWorker: { url: WORKER }, onUnhandledFrame: 'bypass' })
      return (request) => fetch(request)
    } catch (error) {
      console.warn('Requests do not show among those of the network:', error)
      return undefined
    }
  },
  keeper,
)
