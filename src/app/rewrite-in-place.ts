import { parseHashAddress } from '../lib/search.ts'
import { ownAddress, ownPath } from '../platform/links/own-address.ts'
import type { hashRewrite } from './hash-addresses.ts'

/** The rewrite for a site at any path: its routes do not know the base path, and the address bar shows folders. */
export function rewriteInPlace({ input, output }: ReturnType<typeof hashRewrite>) {
  return {
    input: ({ url }) => {
      // The path inside a hash address has no base path.
      if (parseHashAddress(url.hash)) return input({ url })
      const route = new URL(url)
      route.pathname = ownPath(url.pathname)
      return input({ url: route })
    },
    output: ({ url }) => {
      // A copy, because the router continues to use its own object.
      const placed = new URL(output({ url }))
      placed.pathname = ownAddress(placed.pathname)
      return placed
    },
  } satisfies ReturnType<typeof hashRewrite>
}

/** The icon's address is relative to the page's, which changes before some browsers ask for it. */
export function keepIcon() {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  icon?.setAttribute('href', icon.href)
}
