import { hostedPages } from './hosted-pages.ts'
import { decideLink } from './link-policy.ts'
import type { SafeLink } from './safe-link.ts'

/** An address from a server, if it is one of the lender's own pages. No other page may be framed. */
export function frameable(address: unknown): SafeLink | undefined {
  const link = decideLink(address, { host: hostedPages() })
  return link.kind === 'page' ? link.url : undefined
}
