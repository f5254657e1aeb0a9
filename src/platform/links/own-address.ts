import { addressAt } from '../../lib/address-at.ts'

// Of a build whose pages are folders of a site that may lie anywhere (docs/decisions/052). Where the site is its origin's root,
// nobody asks: callers look at `import.meta.env.BASE_URL`, so that the release holds nothing of this.

/** Where the site lies. It is not told: its scripts are in its folder `assets`. */
const base = () => new URL(/* @vite-ignore */ '..', import.meta.url).pathname

/** An address of this site, `/aboutUs?lang=1`, as a browser reaches it. */
export const ownAddress = (address: string): string => addressAt(base(), address)

/** The path of a page as the routes know it: `/aboutUs`. */
export const ownPath = (pathname: string): string =>
  pathname.startsWith(base()) ? `/${pathname.slice(base().length).replace(/(^|\/)index\.html$|\/$/, '')}` : pathname
