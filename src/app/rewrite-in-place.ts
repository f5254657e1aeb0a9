import { parseHashAddress } from '../lib/search.ts'
import { ownAddress, ownPath } from '../platform/links/own-address.ts'
import type { hashRewrite } from './hash-addresses.ts'

/** The rewrite of a site that lies anywhere: its routes know nothing of the place, and the address bar shows folders. */
export function rewriteInPlace({ input, output }: ReturnType<typeof hashRewrite>) {
  return {
    input: ({ url }) => {
      // The path of a hash address is its own.
      if (parseHashAddress(url.hash)) return input({ url })
      const route = new URL(url)
      route.pathname = ownPath(url.pathname)
      return input({ url: route })
    },
    output: ({ url }) => {
      // A copy: the router goes on with what it gave.
      const placed = new URL(output({ url }))
      placed.pathname = ownAddress(placed.pathname)
      return placed
    },
  } satisfies ReturnType<typeof hashRewrite>
}
