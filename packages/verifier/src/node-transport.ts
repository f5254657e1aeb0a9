// The fetch of Node 20 supports no proxies, and cannot be told to use each connection only once.
import { once } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import tls from 'node:tls'
import { callbackify } from 'node:util'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { Transport } from './send.ts'

type Environment = Record<string, string | undefined>

/** The proxy for an address, from the variables that curl reads. A loopback address needs none, as in Go. */
export function proxyFor(address: string, env: Environment): URL | undefined {
  const url = new URL(address)
  const named = (name: string) => env[name.toLowerCase()] || env[name]
  const proxy = named(url.protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY') || named('ALL_PROXY')
  if (!proxy || isExempt(url, named('NO_PROXY') ?? '')) return undefined
  return new URL(/^\w+:\/\//.test(proxy) ? proxy : `http://${proxy}`)
}

function isExempt({ hostname, port, protocol }: URL, exempt: string): boolean {
  if (/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)) return true
  const own = port || (protocol === 'https:' ? '443' : '80')
  return exempt.split(/[\s,]+/).some((entry) => {
    const [, name = '', at = own] = /^\*?\.?(.*?)(?::(\d+))?$/.exec(entry.toLowerCase()) ?? []
    if (entry === '*') return true
    return name !== '' && at === own && (hostname === name || hostname.endsWith(`.${name}`))
  })
}

/** The proxy does not forward requests. The message follows the words "the server". */
class ProxyError extends Error {
  readonly code = 'ERR_PROXY'
}

/** How to reach a server. */
interface Reaching {
  proxy: URL | undefined
  keepAlive: boolean
  /** The client's own certificate and its key, in PEM. */
  identity?: { cert: string; key: string } | undefined
}

/** Sends through a proxy, if there is one: TLS through a tunnel, plain HTTP as it is. */
export function nodeTransport({ proxy, keepAlive, identity }: Reaching): Transport {
  const plain = new http.Agent({ keepAlive })
  const agent = new https.Agent({ keepAlive, ...identity })
  if (proxy) {
    const tunnelled = async (options: tls.ConnectionOptions) =>
      tls.connect({ ...options, socket: await tunnelTo(proxy, `${options.host}:${options.port}`) })
    Object.assign(agent, { createConnection: callbackify(tunnelled) })
  }
  return async (request) => {
    const { protocol, host, hostname: named, port, pathname, search } = new URL(request.url)
    // Only a URL puts an IPv6 address in brackets.
    const hostname = named.replaceAll(/^\[|\]$/g, '')
    const isSecure = protocol === 'https:'
    const target = isSecure
      ? { agent, hostname, port: port || 443, path: `${pathname}${search}` }
      : proxy
        ? { agent: plain, hostname: proxy.hostname, port: proxy.port || 80, path: request.url }
        : { agent: plain, hostname, port: port || 80, path: `${pathname}${search}` }
    const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer())
    const sent = (isSecure ? https : http).request({
      ...target,
      method: request.method,
      signal: request.signal,
      headers: {
        'accept-encoding': 'gzip, deflate, br',
        ...Object.fromEntries(request.headers),
        host,
        ...(!isSecure && proxy && authorization(proxy)),
        ...(body && { 'content-length': body.length }),
      },
    })
    sent.end(body)
    const answered = once(sent, 'response').catch((error: unknown) => {
      // A connection that breaks later may be the server's.
      throw !isSecure && proxy && Object(error).code !== 'ECONNRESET' && !request.signal.aborted
        ? noAnswer(proxy, error)
        : error
    })
    // Its first argument is the answer.
    const [answer] = (await answered) as [http.IncomingMessage]
    if (!isSecure && proxy && answer.statusCode === 407) throw refused(proxy, 407)
    return responseOf(answer)
  }
}

function authorization({ username, password }: URL): Record<string, string> {
  if (!username) return {}
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { 'proxy-authorization': `Basic ${Buffer.from(pair).toString('base64')}` }
}

async function tunnelTo(proxy: URL, path: string): Promise<Socket> {
  const { request } = proxy.protocol === 'https:' ? https : http
  const asked = request({
    host: proxy.hostname,
    port: proxy.port || (proxy.protocol === 'https:' ? 443 : 80),
    method: 'CONNECT',
    path,
    headers: { host: path, ...authorization(proxy) },
  })
  asked.end()
  const connected = once(asked, 'connect').catch((error: unknown) => {
    throw noAnswer(proxy, error)
  })
  // Its first two arguments are the answer and the tunnel.
  const [answer, socket] = (await connected) as [http.IncomingMessage, Socket]
  if (answer.statusCode === 200) return socket
  socket.destroy()
  throw refused(proxy, answer.statusCode)
}

const noAnswer = ({ host }: URL, error: unknown) =>
  new ProxyError(`cannot be reached: the proxy ${host} gave no answer (${String(Object(error).code)})`)

function refused({ host }: URL, status: number | undefined): ProxyError {
  const wants = status === 407 ? `: it wants a name and a password (http://name:password@${host})` : ''
  return new ProxyError(`cannot be reached: the proxy ${host} answered HTTP ${status}${wants}`)
}

const DECODERS: Record<string, () => NodeJS.ReadWriteStream> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** Statuses without a body: https://fetch.spec.whatwg.org/#null-body-status */
const EMPTY = new Set([204, 205, 304])

function responseOf(answer: http.IncomingMessage): Response {
  const headers = new Headers()
  for (const [name, values] of Object.entries(answer.headersDistinct))
    for (const value of values ?? []) headers.append(name, value)
  const status = answer.statusCode ?? 0
  const decoder = DECODERS[headers.get('content-encoding') ?? '']?.()
  // A decoder is readable, too, but its type does not say so.
  const body = decoder ? (answer.pipe(decoder) as unknown as Readable) : answer
  answer.on('error', (error) => body.destroy(error))
  // The types of the web's streams and of Node's differ by name only.
  const stream = Readable.toWeb(body) as unknown as ReadableStream<Uint8Array>
  return new Response(EMPTY.has(status) ? null : stream, { status, headers })
}
