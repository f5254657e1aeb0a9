import { answer } from '../../../mocks/answer.ts'
import { type OperationContract, operations } from '../../../mocks/contract.ts'
import { createWorld } from '../../../mocks/scenario.ts'
import type { World } from '../../../mocks/world.ts'
import type { Transport } from '../../../packages/verifier/src/send.ts'

/** The apparent address of the transport's world. */
export const SERVER = 'http://world.example'

const byAddress = new Map(operations.map((operation) => [`${operation.method} ${operation.path}`, operation]))

/** The operation of a request. */
export function operationOfRequest({ method, url }: Pick<Request, 'method' | 'url'>): OperationContract {
  const address = `${method.toLowerCase()} ${new URL(url).pathname}`
  const operation = byAddress.get(address)
  if (!operation) throw new Error(`The contract has no ${address}`)
  return operation
}

/** The worlds that were made last, by their names. */
const recent = new Map<string, Promise<World>>()
const MOST_RECENT = 200

/** Moves the clock of a world, as `--later-cmd` does at a server. Returns why it cannot. */
export async function moveClock(name: string, seconds: number): Promise<string | undefined> {
  const world = await recent.get(name)
  if (!world) return `there is no world ${name}`
  world.clock.ahead += 1000 * seconds
  return undefined
}

/** Answers a request at a world. */
export type Serve = typeof answer

/** Worlds inside this process, one for each `x-world` header, in the scenario of `x-scenario`. */
export function worldTransport(serve: Serve = answer): Transport {
  const worlds = new Map<string, Promise<World>>()
  return async (request) => {
    const name = request.headers.get('x-world') ?? ''
    // The world's own address for it, without which a command could not reach it.
    if (new URL(request.url).pathname === '/__world/clock') {
      const { ahead } = Object.fromEntries(new URLSearchParams(await request.text()))
      return Response.json({ refused: (await moveClock(name, Number(ahead) / 1000)) ?? null })
    }
    const world = worlds.get(name) ?? createWorld(request.headers.get('x-scenario') ?? undefined)
    worlds.set(name, world)
    recent.set(name, world)
    for (const oldest of recent.keys()) if (recent.size > MOST_RECENT) recent.delete(oldest)
    return serve(await world, operationOfRequest(request), request)
  }
}
