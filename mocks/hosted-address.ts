/** The lender's own pages in the contract's examples. This address does not exist, so the world serves the pages. */
export const HOSTED = 'https://pages.rupya.example'

/** The path where a server serves them instead. */
export const HOSTED_PATH = '/__world/pages'

/** The folder of the English pages of Indonesia. */
export const ENGLISH_PAGES = '/en'

/** The file of a page, by its path. */
export const hostedFile = (path: string) => `${path}.html`

/** Converts an address of the contract's examples: `base` is the address of this world's pages. */
export function hostedAt(base: string, address: string): string {
  if (base === HOSTED || !address.startsWith(`${HOSTED}/`)) return address
  const { pathname, search } = new URL(address)
  return base + hostedFile(pathname) + search
}
