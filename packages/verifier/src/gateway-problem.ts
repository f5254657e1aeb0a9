import type { ContractOperation } from './operations.ts'
import { printable } from './printable.ts'
import type { NoReply, Reply } from './send.ts'

/** The answer to one of the first calls. */
export interface Answer {
  operation: ContractOperation
  request: Request
  reply: Reply | NoReply
  /** It comes from an API like the contract's, even if it is wrong. */
  isOurs: boolean
}

/** What the command was given to pass a gateway with, and the proxy by which it asks. */
export interface Passing {
  hasHeaders: boolean
  hasCertificate: boolean
  proxy: string | undefined
}

/** Statuses with which a gateway asks for credentials. */
const WANTS = new Set([401, 403, 407])

/** Statuses of a gateway that does not reach the server behind it; 52x are Cloudflare's. */
const DEAD = new Set([502, 503, 504, 520, 521, 522, 523, 524, 525, 526])

/** How nginx and others say that they want a certificate: https://nginx.org/en/docs/http/ngx_http_ssl_module.html#errors */
const CERTIFICATE = /(ssl|client|tls) certificate/i

const LOGIN_PAGE = /<input[^>]+type\s*=\s*["']?password/i

const FOR_ALL = 'even those that need no session'
const COOKIE = '--header "Cookie: name=value"'

/**
 * What answers in place of the server, and what to do about it. The same answer to a call that needs no session shows that it does
 * not come from the API.
 */
export function gatewayProblem(server: string, answers: Answer[], passing: Passing): string | undefined {
  const replies = answers.flatMap(({ reply }) => ('status' in reply ? [reply] : []))
  const [first] = replies
  const isForAll = replies.length === answers.length && replies.every(({ status }) => status === first?.status)
  if (!first || !isForAll) return undefined
  if (DEAD.has(first.status) && answers.every(({ isOurs }) => !isOurs)) return deadServer(server, first.status, passing)
  if (!answers.some(({ operation, isOurs }) => operation.security.length === 0 && !isOurs)) return undefined
  const says = closedGateway(first, answers, passing)
  return says && `a gateway before ${server} ${says}`
}

function deadServer(server: string, status: number, { proxy }: Passing): string {
  const who = proxy === undefined ? `a gateway before ${server}` : `the proxy ${proxy}, or a gateway behind it,`
  const name = proxy === undefined ? 'the server behind it' : server
  return `${who} answers every call with HTTP ${status}: it is up, and does not reach ${name}. Start the server, or correct where it is looked for.`
}

function closedGateway(first: Reply, answers: Answer[], { hasHeaders, hasCertificate }: Passing): string | undefined {
  const { status, text, authenticate } = first
  const given = hasHeaders ? ' What --basic and --header give is incomplete or wrong.' : ''
  if (status >= 400 && status < 500 && CERTIFICATE.test(text))
    return hasCertificate
      ? `refuses the certificate of --cert (HTTP ${status}). Give one that it knows.`
      : `wants a certificate of yours (HTTP ${status}): --cert cert.pem --key key.pem.`
  if (WANTS.has(status)) {
    const wants = authenticate?.toLowerCase().startsWith('basic')
      ? 'It wants a name and a password: --basic name:password.'
      : 'Give what it wants: --basic name:password or --header "X-Api-Key: …".'
    return `answers every call with HTTP ${status}, ${FOR_ALL}.${given} ${wants}`
  }
  if (status < 300 && LOGIN_PAGE.test(text))
    return `answers every call with a page that asks for a password (HTTP ${status}), ${FOR_ALL}.${given} Log in there, and pass on the cookie that you get: ${COOKIE}.`
  const places = answers.map(({ request, reply }) =>
    'location' in reply ? placeOf(request, reply.location) : undefined,
  )
  const [place] = places
  if (place === undefined) return undefined
  const setsCookie = first.cookies?.[0]
  if (setsCookie !== undefined && answers.every(({ request }, index) => places[index] === plain(request.url)))
    return `leads every call back to its own address with the cookie \`${printable(setsCookie)}\` (HTTP ${status}), ${FOR_ALL}.${given} Pass it on, with the value that \`curl -sI\` shows there: --header "Cookie: ${printable(setsCookie)}=value".`
  if (places.some((one) => one !== place) || answers.some(({ request }) => isOnlyMoved(request, place)))
    return undefined
  return `redirects every call to ${printable(place)} (HTTP ${status}), ${FOR_ALL}.${given} Log in there, and pass on the cookie that you get: ${COOKIE}.`
}

/** The target of a redirect, without its query. */
const placeOf = ({ url }: Request, location: string | undefined) =>
  location === undefined || !URL.canParse(location, url) ? undefined : plain(new URL(location, url).href)

function plain(address: string): string {
  const { origin, pathname } = new URL(address)
  return `${origin}${pathname}`
}

/** Whether only the address of the API differs, and not the path. */
const isOnlyMoved = ({ url }: Request, place: string) => new URL(place).pathname.includes(new URL(url).pathname)
