import { ownAddress } from './own-address.ts'
import { mayReload } from './reload-once.ts'
import { siteAddress } from './site-address.ts'

/**
 * Loads the page anew that the address names: the site's, where the app was. Where the app began there, only once a minute,
 * so that it cannot go on for ever.
 */
export function reloadForSite(wasElsewhere: boolean) {
  if (!wasElsewhere && !mayReload('site')) return
  const { search, hash } = globalThis.location
  const home = import.meta.env.BASE_URL === '/' ? '/' : ownAddress('/')
  // Of `/#/\` the router makes `///`, which no server knows. Past the router, which would take it for a move.
  History.prototype.replaceState.call(globalThis.history, globalThis.history.state, '', `${home}${search}${hash}`)
  globalThis.location.reload()
}

/** Puts a page of the site in the place of this one, which leads nowhere. */
export const replaceWithSite = (path: string) => globalThis.location.replace(siteAddress(path))
