import { parseUrl } from './parse-url.ts'

/** The image address that a server gave; undefined unless it is an `https:` address or a `data:` address of an image. */
export function safeImage(address: string | undefined): string | undefined {
  if (!address || address.length > 100_000) return undefined
  if (/^data:image\/[a-z+.-]+[;,]/i.test(address)) return address
  return parseUrl(address)?.protocol === 'https:' ? address : undefined
}
