import { type ExampleRequest, successCodes } from '../contract-tools/read/document.ts'
import type { OperationId, Payload } from '../src/api/operation.ts'
import { operationOf } from './contract.ts'
import type { Market } from './market.ts'

/** An example of a success in the contract, with its request. */
export interface SuccessExample<Op extends OperationId> {
  name: string
  summary: string
  /** The market of its words. */
  market: Market
  request: ExampleRequest
  /** What it says in words only, as data. */
  facts: unknown
  payload: Payload<Op>
}

/** The examples of an operation's success, in the contract's order. Each caller gets a copy. */
export const successExamples = <Op extends OperationId>(id: Op): SuccessExample<Op>[] =>
  successesOf(id).map((example) => structuredClone(example))

/** Those of these examples that match. */
export const findExamples = <Op extends OperationId>(
  id: Op,
  isWanted: (example: SuccessExample<Op>) => boolean,
): SuccessExample<Op>[] => structuredClone(successesOf(id).filter(isWanted))

/** The first of these examples that matches, if any. */
export function findExample<Op extends OperationId>(
  id: Op,
  isWanted: (example: SuccessExample<Op>) => boolean,
): SuccessExample<Op> | undefined {
  return structuredClone(successesOf(id).find(isWanted))
}

/** The example of a success by its name. Throws if the contract has none. */
export function exampleOf<Op extends OperationId>(id: Op, name: string): SuccessExample<Op> {
  const found = findExample(id, (example) => example.name === name)
  if (!found) throw new Error(`The contract has no example ${name} of ${id}`)
  return found
}

/** The contract's own objects; do not modify them. */
function successesOf<Op extends OperationId>(id: Op): SuccessExample<Op>[] {
  const { examples, outcomes } = operationOf(id)
  const { code, payload: key } = outcomes.success
  return Object.entries(examples).flatMap(([name, { value, summary = name, ...example }]) => {
    // Any JSON. It has the payload's type, because tests/contract check each example against the operation's schema.
    const reply = Object(value)
    // The scrambled example repeats the first one, with its code under another key.
    if (reply.code === undefined || reply.code !== successCodes(code)[0]) return []
    const market: Market = example['x-market'] === 'in' ? 'in' : 'id'
    return [
      {
        name,
        summary,
        market,
        request: example['x-request'] ?? {},
        facts: example['x-facts'],
        payload: key && reply[key],
      },
    ]
  })
}

/** The payload of the success example with this name. */
export const payloadOf = <Op extends OperationId>(id: Op, name: string): Payload<Op> => exampleOf(id, name).payload

/** The payload of the first success example in the words of a market, else of the first one. */
export function firstPayload<Op extends OperationId>(id: Op, market: Market): Payload<Op> {
  const example = findExample(id, (candidate) => candidate.market === market) ?? findExample(id, () => true)
  if (!example) throw new Error(`${id} has no example of its success, and no handler`)
  return example.payload
}
