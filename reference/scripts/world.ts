// Loaded when somebody first tries a call: the mock world, and the contract that it keeps.
import './no-storage.ts'
import { setupWorker } from 'msw/browser'
import { type Keeper, openTryWorld } from './try.ts'

/** For the panel: a page on a disk may load scripts, but no modules. */
declare global {
  var RUPYA_WORLD: ReturnType<typeof openTryWorld> | undefined
}

/** Of msw, beside the pages. */
const WORKER = 'mockServiceWorker.js'

const isServed = 'serviceWorker' in navigator && location.protocol !== 'file:'

/** Where the calls of the world inside this page are: beside the page, where no file is. A file has no such place. */
const base = isServed ? new URL('world', location.href) : new URL('https://rupya.example/world')

/** In the tab, so that two of them do not disturb each other. */
const KEPT = 'rupya:try-world'
const keeper: Keeper = {
  read: () => {
    try {
      return sessionStorage.getItem(KEPT) ?? undefined
    } catch {
      // Without storage a world ends with its page.
      return undefined
    }
  },
  write: (world) => {
    try {
      // An older one must not be found where there is no room for this.
      sessionStorage.removeItem(KEPT)
      sessionStorage.setItem(KEPT, world)
    } catch {
      // As above.
    }
  },
}

/**
 * The world of this page. A service worker takes its requests, so that they show among the browser's network requests; where
 * there can be none (a page on a disk, not secure, or reloaded without its worker) the page answers them itself.
 */
globalThis.RUPYA_WORLD = openTryWorld(
  base,
  async (routes) => {
    try {
      // Reloaded past its worker, the page would be reloaded once more by msw, and what somebody has filled in be lost.
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
