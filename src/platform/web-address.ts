import { parseUrl } from '../lib/parse-url.ts'

/**
 * An `origin` has nothing after its host, and is https except on this machine; `pages` may have a path, and a `page` a query; a
 * `server` is called by no browser, so its host may be any.
 */
type Kind = 'origin' | 'pages' | 'page' | 'server'

const PLAIN_HOST = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/

/** Why a web address cannot be used, in words that follow "cannot work:"; nothing where it can be. */
export function addressProblem(text: string, kind: Kind): string | undefined {
  if (/\s/.test(text)) return 'it has a blank in it'
  const [, scheme = '', authority = '', rest = ''] = /^(https?):\/\/([^/?#]*)(.*)$/i.exec(text) ?? []
  if (!scheme) return 'it must begin with https:// or http://'
  if (text.includes('@')) return 'it must hold no name and no password'
  if (authority.includes('*')) return 'a * matches nothing, name each host'
  // `URL.parse` is younger than Node 20.
  const url = parseUrl(text)
  if (!url) return 'it has no valid host or port'
  if (rest.includes('?') && kind !== 'page') return 'it must have no query (?)'
  if (rest.includes('#')) return 'it must have no fragment (#)'
  return kind === 'server' ? undefined : (hostProblem(url, authority) ?? originProblem(url, text, kind))
}

/** Links are compared by their host as browsers read it, which is not always as it is written: `0x7f.1` is `127.0.0.1`. */
function hostProblem({ hostname }: URL, authority: string) {
  if (!PLAIN_HOST.test(hostname)) return 'its host must be of letters, digits and -'
  const written = authority.replace(/:\d*$/, '').toLowerCase()
  return written === hostname ? undefined : `browsers read its host as ${hostname}, write it so`
}

function originProblem({ origin, protocol, hostname }: URL, text: string, kind: Kind) {
  if (kind !== 'origin') return undefined
  if (protocol === 'http:' && hostname !== 'localhost') return 'http is for localhost only, use https'
  return text === origin ? undefined : `write it as ${origin}`
}

/** The text without the name and password that an address in it may hold, to be shown. */
export const withoutPassword = (text: string) => text.replace(/^([a-z]+:\/\/)?[\s\S]*@/i, '$1***@')
