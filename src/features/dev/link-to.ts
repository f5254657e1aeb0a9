import { writtenAddress } from '../../lib/written-address.ts'
import { ownAddress } from '../../platform/links/own-address.ts'

/** The address of a screen in this build, which may be served below a path. */
export function linkTo(...written: Parameters<typeof writtenAddress>): string {
  const address = writtenAddress(...written)
  return import.meta.env.BASE_URL === '/' ? address : ownAddress(address)
}
