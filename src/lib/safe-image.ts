/** An image's address that a server gave, if it is one that an image may have: https, or a picture written out. */
export function safeImage(address: string | undefined): string | undefined {
  if (!address || address.length > 100_000) return undefined
  if (/^data:image\/[a-z+.-]+[;,]/i.test(address)) return address
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? address : undefined
}
