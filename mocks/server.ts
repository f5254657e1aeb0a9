import { createServer, type IncomingMessage, type Server } from 'node:http'
import { getResponse } from 'msw'
import type { OnAnswer } from './answered.ts'
import { HOSTED_PATH } from './hosted-address.ts'
import { hostedPage } from './hosted-pages.ts'
import { paymentSiteFile } from './payment-site.ts'
import { worldRoutes, type Worlds } from './routes.ts'
import { createWorld, DEFAULT_SCENARIO } from './scenario.ts'
import { RequestError } from './request-error.ts'
import type { World } from './world.ts'

/** Worlds that are kept at once; the one that was made first goes first. */
const MOST_WORLDS = 1000
/** Bytes that a request may bring: well above the largest picture, which is refused in words. */
const MOST_BYTES = 64 * 1024 * 1024

/**
 * The world as an HTTP server. Each `x-world` header has a world of its own, in the scenario that `x-scenario` names.
 * `origin` is where browsers reach it, for the payment site and the lender's own pages.
 */
export function createWorldServer(origin: string, onAnswer?: OnAnswer): Server {
  const routes = worldRoutes(serverWorlds(origin))
  return createServer((incoming, outgoing) => {
    respond(incoming)
      .catch((error: unknown) =>
        Response.json(
          { refused: error instanceof Error ? error.message : String(error) },
          { status: error instanceof RequestError ? error.status : 500 },
        ),
      )
      .then(async (response) => {
        // A network that fails has no status: the connection just ends.
        if (response.type === 'error') return outgoing.destroy()
        outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...CORS })
        outgoing.end(Buffer.from(await response.arrayBuffer()))
      })
      .catch(console.error)
  })

  async function respond(incoming: IncomingMessage): Promise<Response> {
    if (incoming.method === 'OPTIONS') return new Response(null, { status: 204 })
    const address = incoming.url ?? '/'
    const file = incoming.method === 'GET' && (paymentSiteFile(address) ?? hostedPage(address))
    if (file) return new Response(file.content, { headers: { 'content-type': file.type } })
    const request = toRequest(incoming, await bodyOf(incoming))
    const response = await getResponse(routes, request)
    if (!response) throw new Error(`No route of the world took ${request.url}`)
    await onAnswer?.(request, response.clone())
    return response
  }
}

// For pages served from elsewhere on the same machine.
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    size += chunk.length
    // What is too long is read to its end too: the connection's next request stands behind it.
    if (size <= MOST_BYTES) chunks.push(chunk)
  }
  if (size > MOST_BYTES) throw new RequestError(`A request may bring ${MOST_BYTES} bytes.`, 413)
  return Buffer.concat(chunks)
}

function toRequest(incoming: IncomingMessage, body: Buffer<ArrayBuffer>): Request {
  const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values]) =>
    (values ?? []).map((value): [string, string] => [name, value]),
  )
  const method = incoming.method ?? 'GET'
  const bodyless = method === 'GET' || method === 'HEAD'
  try {
    return new Request(`http://world${incoming.url ?? '/'}`, { method, headers, ...(!bodyless && { body }) })
  } catch (error) {
    throw new RequestError(`This is no request that can be read: ${String(error)}`)
  }
}

function serverWorlds(origin: string): Worlds {
  // Promises, so that two requests at once for a new world get the same one.
  const worlds = new Map<string, Promise<World>>()
  // The payment site is opened by an address, which can carry no header.
  const worldIdOf = ({ headers, url }: Request) =>
    headers.get('x-world') ?? new URL(url).searchParams.get('world') ?? 'default'
  const paymentSiteOf = (id: string) => `${origin}/__world/alipay?${new URLSearchParams({ world: id }).toString()}`
  const startWorld = (id: string, scenario: string) => {
    const previous = worlds.get(id)
    const world = createWorld(scenario, paymentSiteOf(id), origin + HOSTED_PATH)
    worlds.set(id, world)
    // The caller is told that the scenario does not exist; the world that was there stays.
    world.catch(() => {
      if (worlds.get(id) !== world) return
      if (previous) worlds.set(id, previous)
      else worlds.delete(id)
    })
    const [oldest] = worlds.keys()
    if (worlds.size > MOST_WORLDS && oldest !== undefined) worlds.delete(oldest)
    return world
  }
  return {
    of: async (request) => {
      const scenario = request.headers.get('x-scenario')
      const world = await worlds.get(worldIdOf(request))
      if (world && (scenario === null || scenario === world.scenario)) return world
      return startWorld(worldIdOf(request), scenario ?? world?.scenario ?? DEFAULT_SCENARIO)
    },
    reset: async (request, scenario) => {
      const world = await worlds.get(worldIdOf(request))
      return startWorld(worldIdOf(request), scenario ?? world?.scenario ?? DEFAULT_SCENARIO)
    },
  }
}
