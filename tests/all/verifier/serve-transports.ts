import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Transport } from '../../../packages/verifier/src/send.ts'

/** Serves several transports, each below a path with its name. */
export async function serveTransports(
  transports: Map<string, Transport>,
): Promise<{ origin: string; close: () => void }> {
  const server = createServer((incoming, outgoing) => {
    const [, name = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(incoming.url ?? '') ?? []
    const transport = transports.get(name)
    if (!transport) return outgoing.destroy(new Error(`There is no ${incoming.url}`))
    requestOf(incoming, rest)
      .then(transport)
      .then(async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers))
        outgoing.end(Buffer.from(await response.arrayBuffer()))
      })
      // A failed transport means a broken connection.
      .catch(() => outgoing.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function requestOf(incoming: IncomingMessage, address: string): Promise<Request> {
  const { method = 'GET', headers } = incoming
  const body = await buffer(incoming)
  const told = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  return new Request(`http://world.example${address}`, {
    method,
    headers: told,
    ...(method !== 'GET' && { body: new Uint8Array(body) }),
  })
}
