import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answer } from '../../mocks/answer.ts'
import { EXAMPLES_DAY } from '../../mocks/example-dates.ts'
import { contract, type OperationContract, operations } from '../../mocks/contract.ts'
import { successExamples } from '../../mocks/examples.ts'
import { handlers } from '../../mocks/handlers/all.ts'
import { createWorld } from '../../mocks/scenario.ts'
import type { World } from '../../mocks/world.ts'
import { type Example, type ExampleRequest, operationsOf } from '../../contract-tools/read/document.ts'
import { exampleRequest } from '../setup/example-request.ts'

const SERVER = 'http://world'

const all = operations.flatMap((operation) =>
  Object.entries(operation.examples).map(([name, example]) => ({ id: operation.id, name, operation, example })),
)

// The examples are for that day; on any other day the world moves their dates. This is its last second in Jakarta, so an
// offer that expired yesterday ended at the end of that day.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${EXAMPLES_DAY}T16:59:59Z`) }))

/** The example request of each operation. */
const ownRequests = new Map(
  operationsOf(contract).map(({ operation }) => [operation.operationId, operation['x-request']]),
)

function operationCalled(id: string): OperationContract {
  const operation = operations.find((candidate) => candidate.id === id)
  if (!operation) throw new Error(`The contract has no operation ${id}`)
  return operation
}

const scrambledKeys = new Map(Object.entries(contract['x-envelope-keys']))

/** The value in a reply at a path such as `data.repayToken`, in either envelope. */
function valueAt(reply: unknown, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((node, key) => Object(node)[scrambledKeys.get(key) ?? key] ?? Object(node)[key], reply)
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`The reply has no ${path}`)
  return String(value)
}

/** Sends a request in the example's market, with values from earlier replies instead of its own. */
async function send(world: World, operation: OperationContract, shown: ExampleRequest = {}, { given, market }: Known) {
  const fields = Object.keys(shown).filter((name) => given.has(name))
  const own = Object.fromEntries(fields.map((name) => [name, given.get(name) ?? '']))
  const request = exampleRequest(operation, { market, ...shown, ...own }, SERVER)
  const response = await answer(world, operation, request)
  const type = response.headers.get('content-type')
  return type === 'application/json' ? response.json() : response.text()
}

interface Known {
  given: Map<string, string>
  market: string
}

/** A call without a handler is answered with any of its examples in a scenario (docs/decisions/089). */
function scenarioOf({ id, examples }: OperationContract, example: Example): string | undefined {
  if (Object.hasOwn(handlers, id)) return undefined
  const shown = successExamples(id).find(({ name }) => examples[name] === example)
  return shown && `example:${id}:${shown.name}`
}

/** Creates the situation of an example, sends its request, and returns the reply. */
async function provoke(operation: OperationContract, example: Example) {
  const { scenario, steps = [] } = example['x-given'] ?? {}
  const world = await createWorld(scenario ?? scenarioOf(operation, example))
  const known: Known = { given: new Map(), market: example['x-market'] ?? 'id' }
  for (const { call, with: shown, gives = {} } of steps) {
    const called = operationCalled(call)
    const reply = await send(world, called, shown ?? ownRequests.get(call), known)
    for (const [field, path] of Object.entries(gives)) known.given.set(field, valueAt(reply, path))
  }
  return { reply: await send(world, operation, example['x-request'], known), violations: world.violations }
}

/** Each payment has its own address on the payment site. */
const comparable = (reply: unknown) => {
  const { url } = Object(reply)
  return url ? { ...Object(reply), url: new URL(url).origin } : reply
}

// Facts about calls (CALL) need no tags: specification.test.ts knows that this test shows them.
describe('The outcome that the contract shows is got as it says:', () => {
  for (const { id, name, operation, example } of all)
    test(`${id}, ${name}`, async () => {
      const { reply, violations } = await provoke(operation, example)
      const { reasons, ...shown } = Object(reply)
      expect(comparable(typeof reply === 'string' ? reply : shown)).toEqual(comparable(example.value))
      // Only a request that breaks the contract gets reasons, and is listed.
      const isInvalid = name === 'invalidRequest'
      expect([Boolean(reasons), violations.length]).toEqual([isInvalid, isInvalid ? 1 : 0])
    })
})

test('There is none that cannot be got', () => {
  expect(all.filter(({ example }) => example['x-given']?.unprovokable)).toEqual([])
})
