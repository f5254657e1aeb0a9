import { stringifySearch } from '../../lib/search.ts'
import { currentParams } from '../session/session.ts'

/** The address of a page of the official site, which is outside the app: in this page's language, and without its session. */
export function siteAddress(path: string): string {
  const { lang, market } = currentParams()
  return path + stringifySearch({ ...(lang && { lang }), ...(market && { market }) })
}

/** Leaves the app for the official site. */
export const openSite = () => globalThis.location.assign(siteAddress('/'))
