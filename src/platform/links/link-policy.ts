import { parseUrl } from '../../lib/parse-url.ts'

declare const brand: unique symbol

/** An address that passed the link policy. Only link-policy.ts makes one. */
export type SafeLink = string & { readonly [brand]: true }

type Refusal = 'empty' | 'scheme' | 'characters' | 'credentials' | 'relative' | 'length' | 'unparsable' | 'origin'

export type LinkDecision =
  | { kind: 'page'; url: SafeLink }
  | { kind: 'shell'; url: SafeLink }
  | { kind: 'outside'; url: SafeLink }
  | { kind: 'refused'; reason: Refusal }

/** Longer addresses are refused: 2 KB (RULE-42). */
const MAX_LENGTH = 2048

/** Characters that are invisible or that parsers read differently: control, white space, bidi, surrogates, backslash. */
const UNSAFE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}\\]/u

/** Scheme and authority as written, before a parser normalises them. */
const SCHEME_AND_AUTHORITY = /^([a-z][a-z0-9+.-]{1,30}):\/\/([^/?#]*)/i

/** A host of non-empty ASCII labels, without percent-encoding, look-alikes or a final dot. A port may follow. */
const PLAIN_HOST = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*(:\d{0,5})?$/i

interface LinkRules {
  /** The origin of the lender's own pages, which open in this page. */
  host: string
  /** The schemes of the native app, in lower case. Without them, only web pages open. */
  schemes?: readonly string[]
}

/** Decides where an address from a server may open. */
export function decideLink(address: unknown, { host, schemes = [] }: LinkRules): LinkDecision {
  if (typeof address !== 'string') return refused('empty')
  if (address.length > MAX_LENGTH) return refused('length')
  const text = address.replaceAll(/^ +| +$/g, '')
  if (text === '') return refused('empty')
  if (UNSAFE_CHARACTERS.test(text)) return refused('characters')
  const [, scheme = '', authority = ''] = SCHEME_AND_AUTHORITY.exec(text) ?? []
  if (!scheme) return refused(/^[a-z][a-z0-9+.-]*:/i.test(text) ? 'scheme' : 'relative')
  const isWeb = /^https?$/i.test(scheme)
  if (!isWeb && !schemes.includes(scheme.toLowerCase())) return refused('scheme')
  if (authority.includes('@')) return refused('credentials')
  if (isWeb) return decideWebLink(text, authority, host)
  // Do not use `new URL` here: before Chromium 130 it found no host in such an address. `rupya:///x` has no host either.
  if (authority !== '' && !PLAIN_HOST.test(authority)) return refused('characters')
  // In small letters, as `new URL` writes them, for shells that compare texts (openapi/shell/messages.yaml).
  return { kind: 'shell', url: toSafeLink(scheme.toLowerCase() + text.slice(scheme.length)) }
}

/** Decides whether an address is a payment site: it must be a page of one of `origins`. */
export function decidePayment(address: unknown, origins: readonly string[]): LinkDecision {
  const decisions = origins.map((host) => decideLink(address, { host }))
  return decisions.find(({ kind }) => kind === 'page') ?? refused('origin')
}

function decideWebLink(text: string, authority: string, host: string): LinkDecision {
  if (!PLAIN_HOST.test(authority)) return refused('characters')
  const url = parseUrl(text)
  if (!url) return refused('unparsable')
  // Refuse an address whose host the parser rewrites, as in `http://0x7f.1`.
  if (authority.replace(/:\d*$/, '').toLowerCase() !== url.hostname) return refused('characters')
  if (url.href.length > MAX_LENGTH) return refused('length')
  return { kind: url.origin === webOrigin(host) ? 'page' : 'outside', url: toSafeLink(url.href) }
}

/** Undefined for an empty host and for anything that is not a web address, so that nothing matches it (APP-23). */
function webOrigin(host: string) {
  const url = parseUrl(host)
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined
}

const refused = (reason: Refusal): LinkDecision => ({ kind: 'refused', reason })

// Only this file makes a SafeLink, and only after the rules above.
const toSafeLink = (text: string) => text as SafeLink
