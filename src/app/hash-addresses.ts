import type { LocationRewrite } from '@tanstack/react-router'
import { ownAddress, ownPath } from '../platform/links/own-address.ts'
import type { ScreenPath } from './screens.ts'
import { addressParams, openHash, parseHashAddress, parseSearch, stringifySearch } from '../lib/search.ts'

/** Addresses that the specification puts into the fragment, as it writes them (APP-10, REPAY-20, REPAY-21, JOIN-19, JOIN-20). */
const HASH_ADDRESSES = {
  '/borrowDetail': '#/borrowDetail/',
  '/addnormalcard': '#/addnormalcard',
  '/alipayrepayment': '#/alipayrepayment',
  '/downloadTemplate': '#/downloadTemplate',
  '/agreementTemplate': '#/agreementTemplate',
} satisfies Partial<Record<ScreenPath, string>>
const hashOf = new Map(Object.entries(HASH_ADDRESSES))

/**
 * Hash addresses work in both directions: `/?token=..#/borrowDetail/?orderId=..` opens the route `/borrowDetail`, and a link
 * to that route writes the hash form, with the screen's own parameters inside the hash and all others before the `#`.
 */
export function hashRewrite(declared: ReadonlyMap<string, string[]>) {
  return {
    input: ({ url }: { url: URL }) => {
      const address = parseHashAddress(url.hash)
      if (!address) return url
      const route = new URL(url.origin)
      // Set path and query separately: parsed as one text, `#//evil.example` would be an address of another origin.
      route.pathname = address.path
      route.search = stringifySearch(addressParams(url.href))
      return route
    },
    output: ({ url }: { url: URL }) => {
      const hash = hashOf.get(url.pathname)
      if (!hash) return url
      const names = declared.get(url.pathname) ?? []
      const params = Object.entries(parseSearch(url.search))
      const inside = Object.fromEntries(params.filter(([name]) => names.includes(name)))
      const before = Object.fromEntries(params.filter(([name]) => !names.includes(name)))
      return new URL(`/${stringifySearch(before)}${hash}${stringifySearch(inside)}`, url.origin)
    },
  } satisfies LocationRewrite
}

/** A hash address as this app writes it; any other address unchanged. */
export function canonicalAddress(href: string, { input, output }: ReturnType<typeof hashRewrite>): string {
  // Concatenate instead of resolving: a path may begin with `//`.
  const url = new URL(ANY_ORIGIN + openHash(href))
  if (!parseHashAddress(url.hash)) return href
  return output({ url: input({ url }) }).href.slice(ANY_ORIGIN.length)
}

/** Parsing a relative address needs some origin. */
const ANY_ORIGIN = 'http://localhost'

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
