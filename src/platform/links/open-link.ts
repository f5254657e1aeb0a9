import { bridge } from '../bridge/bridge.ts'
import { env } from '../env.ts'
import { logError } from '../error-log.ts'
import { decideLink, decidePayment, type SafeLink } from './link-policy.ts'
import { beginLeaving } from './reload-once.ts'

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

/**
 * The origin of the lender's own pages: its addresses open in the page and may be framed. In builds with the mock server it is
 * the page's own origin (mocks/hosted-pages.ts). In the release, only the settings count.
 */
const hostedPages = (): string => (import.meta.env.MOCKS === 'world' ? globalThis.location.origin : env.h5Base)

/** An address from a server, if it is one of the lender's own pages. No other page may be framed. */
export function frameable(address: unknown): SafeLink | undefined {
  const link = decideLink(address, { host: hostedPages() })
  return link.kind === 'page' ? link.url : undefined
}

/** Whether the link policy lets an address from a server open. If not, the link need not be shown. */
export const mayOpen = (address: string | undefined): address is string =>
  decideLink(address, { host: hostedPages(), schemes: env.appSchemes }).kind !== 'refused'

/** The native app's page of all products (docs/decisions/011). */
const pageAt = (schemes: readonly string[]) => `${schemes[0] ?? ''}://product`

/** Asks the shell for its product page. False if there is no shell, or it does not accept the message. */
export async function openProductPage(schemes: readonly string[] = env.appSchemes): Promise<boolean> {
  const link = decideLink(pageAt(schemes), { host: '', schemes })
  return link.kind === 'shell' && (await bridge.openProduct(link.url)).status === 'ok'
}
