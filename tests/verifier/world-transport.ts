import { answer } from '../../mocks/answer.ts'
import { type OperationContract, operations } from '../../mocks/contract.ts'
import { createWorld } from '../../mocks/scenario.ts'
import type { World } from '../../mocks/world.ts'
import type { Transport } from '../../packages/verifier/src/send.ts'

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

/** Worlds inside this process, one for each `x-world` header, in the scenario of `x-scenario`. */
export function worldTransport(): Transport {
  const worlds = new Map<string, Promise<World>>()
  return async (request) => {
    const name = request.headers.get('x-world') ?? ''
    const world = worlds.get(name) ?? createWorld(request.headers.get('x-scenario') ?? undefined)
    worlds.set(name, world)
    return answer(await world, operationOfRequest(request), request)
  }
}
