import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** Starts a server until the test ends. Returns its port. */
export async function listen(server: net.Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
    if ('closeAllConnections' in server && typeof server.closeAllConnections === 'function')
      server.closeAllConnections()
  })
  // A server that listens on a port has such an address.
  return (server.address() as AddressInfo).port
}

/** Passes a request on to a server. */
export function passOn(to: string, incoming: http.IncomingMessage, outgoing: http.ServerResponse) {
  const { method, headers, url } = incoming
  const sent = http.request(new URL(url ?? '', to), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 0, answer.headers)
    answer.pipe(outgoing)
  })
  sent.on('error', () => outgoing.destroy())
  incoming.pipe(sent)
}

/** A proxy that knows one server, under whatever name. `seen` are the requests that came to it. */
export function proxyTo(to: string, seen: string[] = []): http.Server {
  const server = http.createServer((incoming, outgoing) => {
    seen.push(`${incoming.method} ${incoming.url} ${incoming.headers['proxy-authorization'] ?? ''}`)
    const { pathname, search } = new URL(incoming.url ?? '')
    incoming.url = pathname + search
    passOn(to, incoming, outgoing)
  })
  return server.on('connect', ({ url }, socket) => {
    seen.push(`CONNECT ${url}`)
    const there = net.connect(Number(new URL(to).port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      there.pipe(socket).pipe(there)
    })
    for (const end of [there, socket])
      end.on('error', () => {
        there.destroy()
        socket.destroy()
      })
  })
}
