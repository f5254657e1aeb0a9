import type { SafeLink } from './safe-link.ts'

type Refusal = 'empty' | 'scheme' | 'characters' | 'credentials' | 'relative' | 'length' | 'unparsable' | 'origin'

export type LinkDecision =
  | { kind: 'page'; url: SafeLink }
  | { kind: 'shell'; url: SafeLink }
  | { kind: 'outside'; url: SafeLink }
  | { kind: 'refused'; reason: Refusal }

/** Quality section 5: nothing over 2 KB. */
const MAX_LENGTH = 2048

/** Characters that are invisible or that parsers read differently: control, white space, bidi, surrogates, backslash. */
const UNSAFE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}\\]/u

/** Scheme and authority as written, before a parser normalises them. */
const SCHEME_AND_AUTHORITY = /^([a-z][a-z0-9+.-]{1,30}):\/\/([^/?#]*)/i

/** A host whose labels are ASCII and not empty: no encoding, no look-alike, no dot at its end; perhaps a port. */
const PLAIN_HOST = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*(:\d{0,5})?$/i

/** Schemes that run, read or install something, or leave for a door of their own. */
const REFUSED_SCHEMES = (
  'javascript data vbscript blob file about intent filesystem view-source chrome content jar ws wss ftp mailto tel sms ' +
  'android-app chrome-extension itms-services'
).split(' ')

/** Decides what becomes of an address that a server gave; `host` is the lender's own, whose pages open in the page. */
export function decideLink(address: unknown, host: string): LinkDecision {
  if (typeof address !== 'string') return refused('empty')
  if (address.length > MAX_LENGTH) return refused('length')
  const text = address.replaceAll(/^ +| +$/g, '')
  if (text === '') return refused('empty')
  if (UNSAFE_CHARACTERS.test(text)) return refused('characters')
  const [, scheme = '', authority = ''] = SCHEME_AND_AUTHORITY.exec(text) ?? []
  if (!scheme) return refused(/^[a-z][a-z0-9+.-]*:/i.test(text) ? 'scheme' : 'relative')
  if (REFUSED_SCHEMES.includes(scheme.toLowerCase())) return refused('scheme')
  if (authority.includes('@')) return refused('credentials')
  if (/^https?$/i.test(scheme)) return decideWebLink(text, authority, host)
  // Not parsed: until Chromium 130 a WebView's URL knew no host in such an address. `rupya:///x` has none either.
  if (authority !== '' && !PLAIN_HOST.test(authority)) return refused('characters')
  return { kind: 'shell', url: toSafeLink(text) }
}

/** Where a borrower pays: a page of one of these origins, and of no other. The shell and other tabs are no way there. */
export function decidePayment(address: unknown, origins: readonly string[]): LinkDecision {
  const decisions = origins.map((origin) => decideLink(address, origin))
  return decisions.find(({ kind }) => kind === 'page') ?? refused('origin')
}

function decideWebLink(text: string, authority: string, host: string): LinkDecision {
  if (!PLAIN_HOST.test(authority)) return refused('characters')
  const url = parseUrl(text)
  if (!url) return refused('unparsable')
  // The browser would go to another host than the one that is written, as in `http://0x7f.1`.
  if (authority.replace(/:\d*$/, '').toLowerCase() !== url.hostname) return refused('characters')
  if (url.href.length > MAX_LENGTH) return refused('length')
  return { kind: url.origin === webOrigin(host) ? 'page' : 'outside', url: toSafeLink(url.href) }
}

/** Undefined for an empty host and for all that is no web address: they match nothing (quality T1). */
function webOrigin(host: string) {
  const url = parseUrl(host)
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined
}

function parseUrl(text: string) {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

const refused = (reason: Refusal): LinkDecision => ({ kind: 'refused', reason })

// Only this file makes a SafeLink, and only after the rules above.
const toSafeLink = (text: string) => text as SafeLink
