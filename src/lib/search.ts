/** The parameters of an address. Every value stays a text, so that long ids keep all their digits (docs/decisions/004). */
export type SearchParams = Record<string, string>

/** Reads a query string. If a parameter occurs several times, the last value counts (docs/decisions/004). */
export function parseSearch(search: string): SearchParams {
  // fromEntries, not assignment: a parameter may be called `__proto__`.
  return Object.fromEntries(new URLSearchParams(search))
}

/** Writes a query string with its `?`, or an empty text. Leaves out `undefined` and `null`. */
export function stringifySearch(params: Record<string, unknown>): string {
  const present = Object.entries(params).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString()
  return search && `?${search}`
}

/**
 * The parameters of a whole address: those before the `#`, and those of a hash address (`#/borrowDetail/?orderId=..`). A
 * parameter inside the hash replaces one with the same name before it (docs/decisions/004).
 */
export function addressParams(href: string): SearchParams {
  const { search, hash } = new URL(openHash(href), 'http://localhost')
  return { ...parseSearch(search), ...parseHashAddress(hash)?.params }
}

/**
 * Decodes a `#` that was encoded, as shells and messengers do: `/?token=1%23/borrowDetail/` becomes
 * `/?token=1#/borrowDetail/`. Only a single word may follow it, up to a query or the end: this is never so inside a
 * parameter's value (docs/decisions/004).
 */
export const openHash = (href: string): string =>
  href.includes('#') ? href : href.replace(/%23(\/\w*\/*(\?|$))/, '#$1')

/** The address inside a fragment: `#/borrowDetail/?orderId=1` is `/borrowDetail` with its parameters. */
export function parseHashAddress(hash: string): { path: string; params: SearchParams } | undefined {
  if (!hash.startsWith('#/')) return undefined
  const [path = '', ...search] = hash.slice(1).split('?')
  return { path: path.replace(/(.)\/+$/, '$1'), params: parseSearch(search.join('?')) }
}
