import { parseUrl } from './parse-url.ts'

/** The address of an image that a server gave; undefined unless it is `https:` or an image in a `data:` address. */
export function safeImage(address: string | undefined): string | undefined {
  if (!address || address.length > 100_000) return undefined
  if (/^data:image\/[a-z+.-]+[;,]/i.test(address)) return address
  return parseUrl(address)?.protocol === 'https:' ? address : undefined
}
