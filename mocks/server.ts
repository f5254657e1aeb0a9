import { createServer, type IncomingMessage, type Server } from 'node:http'
import { networkInterfaces } from 'node:os'
import { getResponse } from 'msw'
import { hostedPage } from './hosted-pages.ts'
import { paymentSiteFile } from './payment-site.ts'
import { worldRoutes } from './routes.ts'
import { RequestError } from './request-error.ts'
import { serverWorlds } from './server-worlds.ts'

/** The maximum size of a request in bytes: well above the largest picture, which is refused with a message. */
const MOST_BYTES = 64 * 1024 * 1024
/**
 * From this many bytes, a body's memory is freed at once: buffers are outside the heap, so they hardly trigger garbage
 * collection.
 */
const LARGE = 1024 * 1024

/**
 * The world as an HTTP server. Each `x-world` header has its own world, in the scenario of `x-scenario`. `origin` is its
 * address for browsers, for the payment site and the lender's own pages.
 */
export function createWorldServer(origin: string): Server {
  const routes = worldRoutes(serverWorlds(origin))
  // A client that is busy for Node's default of 5 s would send its next call into a connection that is just closing.
  return createServer({ keepAliveTimeout: 60_000 }, (incoming, outgoing) => {
    respond(incoming)
      .catch((error: unknown) =>
        Response.json(
          { refused: error instanceof Error ? error.message : String(error) },
          { status: error instanceof RequestError ? error.status : 500 },
        ),
      )
      .then(async (response) => {
        // A simulated network failure has no status: the connection just ends.
        if (response.type === 'error') return outgoing.destroy()
        const { headers } = response
        for (const [name, value] of Object.entries(corsFor(incoming))) headers.append(name, value)
        outgoing.writeHead(response.status, Object.fromEntries(headers))
        outgoing.end(Buffer.from(await response.arrayBuffer()))
      })
      .catch(console.error)
      .finally(() => {
        // Servers that run for long allow garbage collection (LIGHT in scripts/setup.js).
        if (Number(incoming.headers['content-length']) > LARGE) setImmediate(() => globalThis.gc?.())
      })
  })

  async function respond(incoming: IncomingMessage): Promise<Response> {
    if (incoming.method === 'OPTIONS') return new Response(null, { status: 204 })
    const { origin: page } = incoming.headers
    if (incoming.method === 'POST' && page !== undefined && !isOfThisMachine(page))
      throw new RequestError(`Only pages of this machine may change this world, none of ${page}.`, 403)
    const address = incoming.url ?? '/'
    const file = incoming.method === 'GET' && (paymentSiteFile(address) ?? hostedPage(address))
    if (file) return new Response(file.content, { headers: { 'content-type': file.type } })
    const request = toRequest(incoming, await bodyOf(incoming))
    const response = await getResponse(routes, request)
    if (!response) throw new Error(`No route of the world took ${request.url}`)
    return response
  }
}

/** Headers that let pages from elsewhere on this machine read an answer. Pages of other sites get none. */
const corsFor = ({ headers: { origin } }: IncomingMessage): Record<string, string> => ({
  vary: 'Origin',
  ...(origin !== undefined &&
    isOfThisMachine(origin) && {
      'access-control-allow-origin': origin,
      'access-control-allow-headers': '*',
      'access-control-allow-methods': 'GET, POST, OPTIONS',
      'access-control-expose-headers': 'Date, Retry-After',
    }),
})

/** Whether this machine serves the pages of an origin, at any port: for itself, or for its network (`--host`). */
function isOfThisMachine(origin: string): boolean {
  const host = URL.parse(origin)?.hostname.replace(/^\[(.*)\]$/, '$1')
  const addresses = Object.values(networkInterfaces()).flatMap((entries) => entries ?? [])
  return (
    host === 'localhost' || host === '127.0.0.1' || host === '::1' || addresses.some(({ address }) => address === host)
  )
}

/** The parts of a request's body as they arrived: joining them would copy a picture of 14 MB twice more. */
async function bodyOf(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>[]> {
  const chunks: Buffer<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of incoming) {
    size += chunk.length
    // A body that is too long is still read to its end, because the connection's next request follows it.
    if (size <= MOST_BYTES) chunks.push(chunk)
  }
  if (size > MOST_BYTES) throw new RequestError(`A request may bring ${MOST_BYTES} bytes.`, 413)
  return chunks
}

function toRequest(incoming: IncomingMessage, chunks: Buffer<ArrayBuffer>[]): Request {
  const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values]) =>
    (values ?? []).map((value): [string, string] => [name, value]),
  )
  const method = incoming.method ?? 'GET'
  const [first = ''] = chunks
  const body = chunks.length > 1 ? streamOf(chunks) : first
  const bodyless = method === 'GET' || method === 'HEAD'
  try {
    return new Request(`http://world${incoming.url ?? '/'}`, {
      method,
      headers,
      ...(!bodyless && { body, duplex: 'half' }),
    })
  } catch (error) {
    throw new RequestError(`This is no request that can be read: ${String(error)}`)
  }
}

const streamOf = (chunks: Buffer<ArrayBuffer>[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
