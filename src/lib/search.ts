/** The parameters of an address. Every value is a text: ids, codes and tokens must stay as they were written. */
export type SearchParams = Record<string, string>

/** Reads a query string; of a parameter that comes twice the last one counts. */
export function parseSearch(search: string): SearchParams {
  // fromEntries, not assignment: a parameter may be called `__proto__`.
  return Object.fromEntries(new URLSearchParams(search))
}

/** Writes a query string with its `?`, or nothing. `undefined` is left out. */
export function stringifySearch(params: Record<string, unknown>): string {
  const present = Object.entries(params).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString()
  return search && `?${search}`
}

/**
 * The parameters of a whole address: those before the `#` and, where the fragment is an address of its own
 * (`#/borrowDetail/?orderId=..`), those inside it. On duplicates the inside wins.
 */
export function addressParams(href: string): SearchParams {
  const { search, hash } = new URL(href, 'http://localhost')
  return { ...parseSearch(search), ...parseHashAddress(hash)?.params }
}

/** The address inside a fragment: `#/borrowDetail/?orderId=1` is `/borrowDetail` with its parameters. */
export function parseHashAddress(hash: string): { path: string; params: SearchParams } | undefined {
  if (!hash.startsWith('#/')) return undefined
  const [path = '', ...search] = hash.slice(1).split('?')
  return { path: path.replace(/(?<=.)\/+$/, ''), params: parseSearch(search.join('?')) }
}
