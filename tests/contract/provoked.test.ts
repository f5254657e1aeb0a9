import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { answer } from '../../mocks/answer.ts'
import { ENDED_SESSION } from '../../mocks/borrowers.ts'
import { EXAMPLES_DAY } from '../../mocks/example-dates.ts'
import { contract, type OperationContract, operations } from '../../mocks/contract.ts'
import { createWorld } from '../../mocks/scenario.ts'
import type { World } from '../../mocks/world.ts'
import { type Example, type ExampleRequest, operationsOf } from '../../openapi/document.ts'
import { exampleRequest, type Session } from '../setup/example-request.ts'

const SERVER = 'http://world'

const all = operations.flatMap((operation) =>
  Object.entries(operation.examples).map(([name, example]) => ({ id: operation.id, name, operation, example })),
)

// The examples are of that day, on any other the world moves their dates; and this is its last second in Jakarta, so that
// what expired yesterday did so at that day's end.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${EXAMPLES_DAY}T16:59:59Z`) }))
afterAll(() => void vi.useRealTimers())

/** The request that each operation shows as its own. */
const ownRequests = new Map(
  operationsOf(contract).map(({ operation }) => [operation.operationId, operation['x-request']]),
)

function operationCalled(id: string): OperationContract {
  const operation = operations.find((candidate) => candidate.id === id)
  if (!operation) throw new Error(`The contract has no operation ${id}`)
  return operation
}

const scrambledKeys = new Map(Object.entries(contract['x-envelope-keys']))

/** What stands in a reply at a path such as `data.repayToken`, in whichever envelope. */
function valueAt(reply: unknown, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((node, key) => Object(node)[scrambledKeys.get(key) ?? key] ?? Object(node)[key], reply)
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`The reply has no ${path}`)
  return String(value)
}

/** Sends a request in the market of the example, with what earlier replies gave in place of its own fields. */
async function send(world: World, operation: OperationContract, shown: ExampleRequest = {}, { given, market }: Told) {
  const fields = Object.keys(shown).filter((name) => given.has(name))
  const own = Object.fromEntries(fields.map((name) => [name, given.get(name) ?? '']))
  const request = exampleRequest(operation, { market, ...shown, ...own }, SERVER)
  const response = await answer(world, operation, request)
  const type = response.headers.get('content-type')
  return type === 'application/json' ? response.json() : response.text()
}

interface Told {
  given: Map<string, string>
  market: string
}

/** Brings about what an example needs, sends its request, and answers the reply. */
async function provoke(operation: OperationContract, example: Example) {
  const { scenario, steps = [] } = example['x-given'] ?? {}
  const world = await createWorld(scenario)
  const told: Told = { given: new Map(), market: example['x-market'] ?? 'id' }
  for (const { call, with: shown, gives = {} } of steps) {
    const called = operationCalled(call)
    const reply = await send(world, called, shown ?? ownRequests.get(call), told)
    for (const [field, path] of Object.entries(gives)) told.given.set(field, valueAt(reply, path))
  }
  return { reply: await send(world, operation, example['x-request'], told), violations: world.violations }
}

/** Each payment has an address of its own on the payment site. */
const comparable = (reply: unknown) => {
  const { url } = Object(reply)
  return url ? { ...Object(reply), url: new URL(url).origin } : reply
}

describe('The outcome that the contract shows is got as it says:', () => {
  test.each(all)('$id, $name', async ({ name, operation, example }) => {
    const { reply, violations } = await provoke(operation, example)
    const { reasons, ...shown } = Object(reply)
    expect(comparable(typeof reply === 'string' ? reply : shown)).toEqual(comparable(example.value))
    // Only what breaks the contract is told why, and listed.
    const isInvalid = name === 'invalidRequest'
    expect([Boolean(reasons), violations.length]).toEqual([isInvalid, isInvalid ? 1 : 0])
  })
})

test('There is none that cannot be got', () => {
  expect(all.filter(({ example }) => example['x-given']?.unprovokable)).toEqual([])
})

/** The one outcome that is no envelope, so that no example shows it. */
describe('A session that is missing, or has ended, is told by the HTTP status at', () => {
  test.each(operations.filter(({ session }) => session !== 'none'))('$id', async (operation) => {
    const statusOf = async (session: Session, scenario?: string) => {
      const request = exampleRequest(operation, ownRequests.get(operation.id), SERVER, session)
      return (await answer(await createWorld(scenario), operation, request)).status
    }
    expect(await statusOf({})).toBe(401)
    expect(await statusOf({ token: ENDED_SESSION })).toBe(401)
    expect(await statusOf({ token: '1' }, `refuse:${operation.id}:sessionEnded`)).toBe(401)
    expect(await statusOf({ token: '1' })).toBe(200)
  })
})
