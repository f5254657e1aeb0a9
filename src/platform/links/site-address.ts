import { stringifySearch } from '../../lib/search.ts'
import { currentParams } from '../session/session.ts'
import { ownAddress } from './own-address.ts'
import { beginLeaving } from './reload-once.ts'

/** The address of a page of the official site, outside the app: in this page's language, without its session. */
export function siteAddress(path: string): string {
  const { lang, market } = currentParams()
  const address = path + stringifySearch({ ...(lang && { lang }), ...(market && { market }) })
  return import.meta.env.BASE_URL === '/' ? address : ownAddress(address)
}

/** Leaves the app for the official site. */
export function openSite() {
  beginLeaving()
  globalThis.location.assign(siteAddress('/'))
}
