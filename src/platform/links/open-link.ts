import { bridge } from '../bridge/bridge.ts'
import { env } from '../env.ts'
import { logError } from '../error-log.ts'
import { decideLink, decidePayment } from './link-policy.ts'
import { hostedPages } from './hosted-pages.ts'
import { beginLeaving } from './reload-once.ts'
import type { SafeLink } from './safe-link.ts'

/** The settings, and the ways to open an address. Tests replace them. */
interface OpenLinkOptions {
  /** Asks the person whether to leave the app for another site. */
  askToLeave: (host: string) => boolean | Promise<boolean>
  host?: string
  schemes?: readonly string[]
  goTo?: (url: SafeLink) => void
  askShell?: (url: SafeLink) => Promise<{ status: string }>
  /** False when the browser blocks it. */
  openTab?: (url: SafeLink) => boolean
}

/** Opens an address from a server, as the link policy decides. Only this and `openPayment` leave for what a server named. */
export async function openLink(
  address: unknown,
  {
    askToLeave,
    host = hostedPages(),
    schemes = env.appSchemes,
    goTo = goToPage,
    askShell = askBridge,
    openTab = openNewTab,
  }: OpenLinkOptions,
): Promise<'opened' | 'stayed' | 'refused' | 'failed'> {
  const link = decideLink(address, { host, schemes })
  if (link.kind === 'refused') return 'refused'
  if (link.kind === 'page') {
    goTo(link.url)
    return 'opened'
  }
  try {
    if (link.kind === 'outside' && !(await askToLeave(new URL(link.url).host))) return 'stayed'
  } catch (error) {
    // The question could not be shown.
    logError(error, 'ask to leave')
    return 'failed'
  }
  const { status } = await askShell(link.url)
  const isOpened = status === 'ok' || (link.kind === 'outside' && openTab(link.url))
  return isOpened ? 'opened' : 'failed'
}

/** Opens a page of the lender without leaving this page: in the shell, else in a new tab. */
export const openBeside = (page: SafeLink, ways: Partial<OpenLinkOptions> = {}) =>
  // Handled like another site, but without asking the person.
  openLink(page, { ...ways, host: '', askToLeave: () => Promise.resolve(true) })

/**
 * In builds with the mock server, the payment site is at the page's own origin (mocks/payment-site). In the release, only
 * the settings count.
 */
const paymentOrigins = (): string[] =>
  import.meta.env.MOCKS === 'world' ? [...env.paymentOrigins, globalThis.location.origin] : env.paymentOrigins

/** Opens the payment site that the server named, if its origin is in this build's settings. */
export function openPayment(
  address: unknown,
  {
    origins = paymentOrigins(),
    goTo = goToPayment,
  }: { origins?: readonly string[]; goTo?: (url: SafeLink) => void } = {},
): 'opened' | 'refused' {
  const link = decidePayment(address, origins)
  if (link.kind !== 'page') return 'refused'
  goTo(link.url)
  return 'opened'
}

function goToPage(url: SafeLink) {
  beginLeaving()
  globalThis.location.assign(url)
}

/** On a bad line the site of a payment may answer only after this time. */
const SLOW_SITE_MS = 60_000

function goToPayment(url: SafeLink) {
  beginLeaving(SLOW_SITE_MS)
  globalThis.location.assign(url)
}

const askBridge = (url: SafeLink) => bridge.openProduct(url)

function openNewTab(url: SafeLink) {
  // Browsers block a new tab without a tap. With `noopener`, `open` always returns null, so check before.
  if ('userActivation' in navigator && !navigator.userActivation.isActive) return false
  globalThis.open(url, '_blank', 'noopener,noreferrer')
  return true
}
