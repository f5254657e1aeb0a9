import { parseUrl } from '../lib/parse-url.ts'

/**
 * `origin`: nothing after its host, and https except on this machine. `pages`: may have a path. `page`: may also have a
 * query. `server`: no browser calls it, so any host is allowed.
 */
type Kind = 'origin' | 'pages' | 'page' | 'server'

const PLAIN_HOST = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/

/** Why a web address is invalid, in words that follow "cannot work:"; undefined if it is valid. */
export function addressProblem(text: string, kind: Kind): string | undefined {
  if (/\s/.test(text)) return 'it has a blank in it'
  const [, scheme = '', authority = '', rest = ''] = /^(https?):\/\/([^/?#]*)(.*)$/i.exec(text) ?? []
  if (!scheme) return 'it must begin with https:// or http://'
  if (text.includes('@')) return 'it must hold no name and no password'
  if (authority.includes('*')) return 'a * matches nothing, name each host'
  // Node 20 does not have `URL.parse`.
  const url = parseUrl(text)
  if (!url) return 'it has no valid host or port'
  if (rest.includes('?') && kind !== 'page') return 'it must have no query (?)'
  if (rest.includes('#')) return 'it must have no fragment (#)'
  return kind === 'server' ? undefined : (hostProblem(url, authority) ?? originProblem(url, text, kind))
}

/** Links are compared by their host as browsers read it, which may differ from its text: `0x7f.1` is `127.0.0.1`. */
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

/** The text without the name and password of an address in it, so that it can be shown. */
export const withoutPassword = (text: string) => text.replace(/^([a-z]+:\/\/)?[\s\S]*@/i, '$1***@')
