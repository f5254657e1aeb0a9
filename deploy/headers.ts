import type { InlineHashes } from './inline-hashes.ts'

/** The data from which the headers are made. */
interface Site {
  /** Origins whose pages may be framed (agreements, hosted terms). */
  frameOrigins: string[]
  /**
   * Trusted Types policies that may turn texts into script addresses. None in the release; with the world inside, that of its
   * worker.
   */
  scriptPolicies?: string[]
  /** Hashes of the page's inline scripts and styles (inline-hashes.ts). */
  inline?: InlineHashes | undefined
}

/** Without extra spaces, because some hosts read only a limited length of a line (static-hosts.ts). */
const policy = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';')

/** The origins in a build's settings whose pages are framed. */
export const framedOrigins = (h5Base: string, termsUrl: string): string[] =>
  [h5Base, termsUrl].filter(Boolean).map((address) => new URL(address).origin)

export const POLICY = 'Content-Security-Policy'

/** Headers of a page or, without hashes, of every other file. The same in preview and in production. */
export function securityHeaders({ frameOrigins, scriptPolicies = [], inline }: Site): Record<string, string> {
  return {
    [POLICY]: policy({
      'default-src': ["'none'"],
      'script-src': ["'self'", ...(inline?.scripts ?? [])],
      'style-src': ["'self'", ...(inline?.styles ?? [])],
      'connect-src': ["'self'"],
      'img-src': ["'self'", 'https:', 'data:', 'blob:'],
      // The site frames its own loan terms.
      'frame-src': ["'self'", ...new Set(frameOrigins)],
      'frame-ancestors': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      // No text may become a script or HTML: https://www.w3.org/TR/trusted-types/
      'require-trusted-types-for': ["'script'"],
      'trusted-types': scriptPolicies.length > 0 ? scriptPolicies : ["'none'"],
    }),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  }
}

/**
 * Headers that would let pages of other origins read a reply of the API, or its duration. They are removed from its replies,
 * because the app has the same origin (https://fetch.spec.whatwg.org/#http-responses,
 * https://www.w3.org/TR/resource-timing/#sec-timing-allow-origin).
 */
export const OPENS_TO_OTHERS = [
  'Access-Control-Allow-Origin',
  'Access-Control-Allow-Credentials',
  'Access-Control-Allow-Methods',
  'Access-Control-Allow-Headers',
  'Access-Control-Allow-Private-Network',
  'Access-Control-Expose-Headers',
  'Access-Control-Max-Age',
  'Timing-Allow-Origin',
]

/**
 * Headers of the API's replies that the app needs none of: cookies add up until a server refuses the page, the browser
 * answers a wish for a login with a dialog of its own, while the call waits, and with a session's end it would forget what was
 * paid from this phone.
 */
export const OF_LOGINS = ['Set-Cookie', 'WWW-Authenticate', 'Clear-Site-Data']

/** Headers of a caller that some servers believe more than the address, and that the app never sends. */
export const OVERRIDES = [
  'X-Original-URL',
  'X-Original-URI',
  'X-Original-Host',
  'X-Forwarded-Uri',
  'X-Envoy-Original-Path',
  'X-Rewrite-URL',
  'X-HTTP-Method-Override',
  'X-HTTP-Method',
  'X-Method-Override',
]

/** Headers by which a proxy says for whom it asks. Where nginx is the first, they would be the caller's own words. */
export const OF_PROXIES = [
  'X-Real-IP',
  'Forwarded',
  'X-Forwarded-Host',
  'X-Forwarded-Port',
  'X-Forwarded-Prefix',
  'X-Forwarded-Server',
  'X-Cluster-Client-IP',
  'X-Client-IP',
  'True-Client-IP',
  'CF-Connecting-IP',
]

/** Those that a balancer before nginx may write itself. */
export const OF_BALANCERS = ['X-Real-IP', 'Forwarded', 'X-Forwarded-Host']

/**
 * Pages may have a session in their address, so no cache may store them. They contain scripts that the policy allows by hash,
 * so nothing on the way may change them. Files named by their hash never change.
 */
export const NOT_KEPT = 'no-store, no-transform'
export const KEPT_FOR_EVER = 'public, max-age=31536000, immutable'

export const cacheControl = (path: string): string => (path.startsWith('/assets/') ? KEPT_FOR_EVER : NOT_KEPT)
