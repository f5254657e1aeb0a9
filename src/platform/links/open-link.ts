import { bridge } from '../bridge/bridge.ts'
import { env } from '../env.ts'
import { decideLink, decidePayment } from './link-policy.ts'
import type { SafeLink } from './safe-link.ts'

/** The lender's host and the ways to open an address; tests replace them. */
interface OpenLinkOptions {
  host?: string
  goTo?: (url: SafeLink) => void
  askShell?: (url: SafeLink) => Promise<{ status: string }>
  /** False when the browser blocks it. */
  openTab?: (url: SafeLink) => boolean
}

/** Opens an address that a server gave, where the link policy sends it. Nothing else in `src` leads to another page. */
export async function openLink(
  address: unknown,
  { host = env.h5Base, goTo = goToPage, askShell = askBridge, openTab = openNewTab }: OpenLinkOptions = {},
): Promise<'opened' | 'refused' | 'failed'> {
  const link = decideLink(address, host)
  if (link.kind === 'refused') return 'refused'
  if (link.kind === 'page') {
    goTo(link.url)
    return 'opened'
  }
  const { status } = await askShell(link.url)
  const isOpened = status === 'ok' || (link.kind === 'outside' && openTab(link.url))
  return isOpened ? 'opened' : 'failed'
}

/**
 * The mock world plays the payment site at the page's own origin (mocks/payment-site). Only builds with that world inside
 * have this; in the release the settings alone decide.
 */
const paymentOrigins = (): string[] =>
  import.meta.env.MOCKS === 'world' ? [...env.paymentOrigins, globalThis.location.origin] : env.paymentOrigins

/** Leaves for the payment site that the server named, if it is one that this build knows. */
export function openPayment(
  address: unknown,
  { origins = paymentOrigins(), goTo = goToPage }: { origins?: readonly string[]; goTo?: (url: SafeLink) => void } = {},
): 'opened' | 'refused' {
  const link = decidePayment(address, origins)
  if (link.kind !== 'page') return 'refused'
  goTo(link.url)
  return 'opened'
}

const goToPage = (url: SafeLink) => globalThis.location.assign(url)

const askBridge = (url: SafeLink) => bridge.openProduct(url)

function openNewTab(url: SafeLink) {
  // With noopener the browser answers null even when it has opened the tab, so ask before: it blocks what no tap wanted.
  if ('userActivation' in navigator && !navigator.userActivation.isActive) return false
  globalThis.open(url, '_blank', 'noopener,noreferrer')
  return true
}
