import { addressAt } from '../../lib/address-at.ts'

// For a build whose pages are folders of a site at any path (docs/decisions/041). If the site is at the root of its origin,
// this is not used: callers check `import.meta.env.BASE_URL`, so that the release does not contain it.

/** Where the site lies. No setting names it; it is the parent of the scripts' folder `assets`. */
const base = () => new URL(/* @vite-ignore */ '..', import.meta.url).pathname

/** The full path of a site address such as `/aboutUs?lang=1`. */
export const ownAddress = (address: string): string => addressAt(base(), address)

/** The path of a page as the routes name it: `/aboutUs`. */
export const ownPath = (pathname: string): string =>
  pathname.startsWith(base()) ? `/${pathname.slice(base().length).replace(/(^|\/)index\.html$|\/$/, '')}` : pathname
