import { ownAddress } from './own-address.ts'
import { replaceEntry } from './replace-entry.ts'
import { beginLeaving, mayReload } from './reload-once.ts'
import { siteAddress } from './site-address.ts'

/**
 * Reloads the page from the server, if the address changed from the app to the site. If the app itself was started at this
 * address, reloads only once a minute, to avoid an endless loop.
 */
export function reloadForSite(wasElsewhere: boolean) {
  if (!wasElsewhere && !mayReload('site')) return
  const { search, hash } = globalThis.location
  const home = import.meta.env.BASE_URL === '/' ? '/' : ownAddress('/')
  // The router turns `/#/\` into `///`, which no server knows.
  replaceEntry(globalThis.history.state, `${home}${search}${hash}`)
  beginLeaving()
  globalThis.location.reload()
}

/** Replaces this page with a page of the site. */
export function replaceWithSite(path: string) {
  beginLeaving()
  globalThis.location.replace(siteAddress(path))
}
