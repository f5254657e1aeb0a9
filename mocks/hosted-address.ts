/** Where the contract's examples have the lender's own pages. Nothing is there, so the world plays them. */
export const HOSTED = 'https://pages.rupya.example'

/** Where a server has them in its place. */
export const HOSTED_PATH = '/__world/pages'

/** The file of a page, by its path. */
export const hostedFile = (path: string) => `${path}.html`

/** An address of the contract's examples as a browser reaches it: `base` is where this world's pages are. */
export function hostedAt(base: string, address: string): string {
  if (base === HOSTED || !address.startsWith(`${HOSTED}/`)) return address
  const { pathname, search } = new URL(address)
  return base + hostedFile(pathname) + search
}
