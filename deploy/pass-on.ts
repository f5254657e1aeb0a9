import { type IncomingHttpHeaders, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import { request as askSecurely } from 'node:https'
import { pipeline } from 'node:stream'
import { OF_LOGINS, OPENS_TO_OTHERS, OVERRIDES } from './headers.ts'

/** These headers belong to one connection: https://www.rfc-editor.org/rfc/rfc9110#section-7.6.1 */
const OF_CONNECTION = ['connection', 'keep-alive', 'proxy-connection', 'upgrade']

/**
 * Forwards a call to the API, at a path below its address, and its reply back. Headers that are already set stay, as in
 * production (nginx.ts). If the connection to the API breaks, so does the connection to the client.
 */
export function passOn(
  call: IncomingMessage,
  response: ServerResponse,
  api: string,
  path: string,
  onFault: (reason: string) => void = () => undefined,
): void {
  const { protocol, hostname, port, host, pathname } = new URL(api)
  const to = {
    protocol,
    // URLs put an IPv6 address in brackets.
    hostname: hostname.replace(/^\[(.*)\]$/, '$1'),
    port,
    method: call.method,
    path: pathname.replace(/\/$/, '') + path,
    headers: { ...without(call.headers, [...OF_CONNECTION, 'cookie', ...lower(OVERRIDES)]), host },
    // A kept-alive connection may end while a call is on its way.
    agent: false as const,
  }
  const asked = (protocol === 'https:' ? askSecurely : ask)(to, (reply) => {
    const others = lower([...OPENS_TO_OTHERS, ...OF_LOGINS])
    const own = [...OF_CONNECTION, ...others, 'transfer-encoding', ...response.getHeaderNames()]
    for (const [name, value] of Object.entries(without(reply.headers, own)))
      if (value !== undefined) response.setHeader(name, value)
    response.writeHead(reply.statusCode ?? 502, reply.statusMessage)
    pipeline(reply, response, () => undefined)
  })
  asked.on('error', (error) => {
    if (!response.destroyed) onFault(`${call.method} ${path.split(/[?%;=]/)[0]}: ${error.message}`)
    response.destroy()
  })
  response.on('close', () => asked.destroy())
  pipeline(call, asked, () => undefined)
}

const lower = (names: string[]) => names.map((name) => name.toLowerCase())

const without = (headers: IncomingHttpHeaders, names: string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
