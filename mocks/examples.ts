import type { ExampleRequest } from '../openapi/document.ts'
import type { OperationId, Payload } from '../src/api/operation.ts'
import { operationOf } from './contract.ts'
import type { Market } from './market.ts'

/** A success that the contract shows, with the request that it answers. */
export interface SuccessExample<Op extends OperationId> {
  name: string
  summary: string
  /** The market that its words are for. */
  market: Market
  request: ExampleRequest
  payload: Payload<Op>
}

/** What a success of the contract's examples is written with. */
const CODES = { zero: 0, '00': '00', image: undefined }

/** The successes that the contract shows of an operation, in its order. Each caller has values of its own. */
export function successExamples<Op extends OperationId>(id: Op): SuccessExample<Op>[] {
  const { examples, outcomes } = operationOf(id)
  const { code, payload: key } = outcomes.success
  return Object.entries(examples).flatMap(([name, { value, summary = name, ...example }]) => {
    // Any JSON; the contract's tests hold each example against its operation, which gives the payload its type.
    const reply = Object(structuredClone(value))
    // The scrambled example has its code under another key, and repeats the first one.
    if (reply.code === undefined || reply.code !== CODES[code]) return []
    const market: Market = example['x-market'] === 'in' ? 'in' : 'id'
    return [{ name, summary, market, request: example['x-request'] ?? {}, payload: key && reply[key] }]
  })
}

/** The success of this name. Throws if the contract shows none. */
export function exampleOf<Op extends OperationId>(id: Op, name: string): SuccessExample<Op> {
  const found = successExamples(id).find((example) => example.name === name)
  if (!found) throw new Error(`The contract has no example ${name} of ${id}`)
  return found
}

/** What the success of this name brings. */
export const payloadOf = <Op extends OperationId>(id: Op, name: string): Payload<Op> => exampleOf(id, name).payload
