import { answer } from '../../mocks/answer.ts'
import { ENDED_SESSION, SECOND_BORROWER } from '../../mocks/borrowers.ts'
import { contract, envelopeKeys, type OperationContract, operations } from '../../mocks/contract.ts'
import { outcomeOf } from '../../mocks/outcome-of.ts'
import { createWorld, DEFAULT_SCENARIO, scenarios } from '../../mocks/scenario.ts'
import { restore, snapshotOf, type World } from '../../mocks/world.ts'
import type { ExampleRequest } from '../../contract-tools/read/document.ts'
import { requestOf, type Session } from '../../packages/verifier/requests.ts'
import { callOf, curlFor } from '../model/commands.ts'
import type { Filled } from '../model/outcomes.ts'

/** A request as the user filled it in. */
export interface Attempt {
  operation: string
  /** The example that filled in the form; it also says which calls come first. */
  example: Filled
  scenario: string
  /** One of `SESSIONS`. */
  borrower: string
  market: string
  fields: ExampleRequest
}

export interface Answer {
  /** Undefined if the connection ended without a reply. */
  status: number | undefined
  type: string
  text: string
  /** An outcome's name; `none` for a reply that is not in the contract, `lost` if there was no reply. */
  outcome: string
  /** Why the request, or the reply, breaks the contract. */
  broken: { request: string[]; reply: string[] }
  curl: string
  call: string | undefined
}

export const SCENARIOS = Object.entries(scenarios).map(([name, { summary }]) => ({ name, summary }))

const SESSIONS: Record<string, Session> = {
  first: { token: 'try-it' },
  second: { token: SECOND_BORROWER.token },
  card: { userId: 'try-it', sessionId: 'try-it' },
  ended: { token: ENDED_SESSION },
}

/** Never asked: the mock server is in the page. */
const SERVER = 'https://rupya.example/'

/**
 * Sends a request to a new mock server, or to one in the state `left` by an earlier request. Returns the state that this one
 * leaves, too. Throws if there is no such scenario, or if a call that comes first fails.
 */
export async function send(attempt: Attempt, left?: string): Promise<{ answer: Answer; left: string }> {
  const { market, example } = attempt
  const operation = operationNamed(attempt.operation)
  const session = SESSIONS[attempt.borrower] ?? {}
  const world = await (left === undefined ? createWorld(attempt.scenario || DEFAULT_SCENARIO) : reopen(left))
  const given = await takeSteps(world, attempt, session)
  const own = new Map(example.request)
  // Values that the user changed are kept.
  const fields = Object.fromEntries(
    Object.entries(attempt.fields).map(([name, value]) => [
      name,
      value === own.get(name) ? (given.get(name) ?? value) : value,
    ]),
  )
  const noted = world.violations.length
  const reply = await replyTo(world, operation, requestFor(operation, fields, market, session))
  const reasons = (side: 'request' | 'reply') =>
    world.violations.slice(noted).flatMap((violation) => (violation.side === side ? violation.reasons : []))
  const outcome = reply.status === undefined ? 'lost' : outcomeOf(operation, reply.status, reply.text)
  return {
    answer: {
      ...reply,
      outcome,
      broken: { request: reasons('request'), reply: reasons('reply') },
      curl: await curlFor(operation, { market, ...fields }, session),
      call: operation.outcomes.success.code === 'image' ? undefined : callOf(contract, operation, fields, outcome),
    },
    left: JSON.stringify({ scenario: world.scenario, snapshot: snapshotOf(world) }),
  }
}

async function reopen(left: string): Promise<World> {
  const { scenario, snapshot } = JSON.parse(left)
  const world = await createWorld(scenario)
  await restore(world, snapshot)
  return world
}

/** Makes the calls that come first. Returns the values that they give, by field. */
async function takeSteps(world: World, { example, market }: Attempt, session: Session): Promise<Map<string, string>> {
  const given = new Map<string, string>()
  for (const { call, with: own, gives = {} } of example.given.steps ?? []) {
    const step = operationNamed(call)
    const fields = Object.entries(own ?? step.request).map(([name, value]) => [name, given.get(name) ?? value])
    const reply = await replyTo(world, step, requestFor(step, Object.fromEntries(fields), market, session))
    const outcome = outcomeOf(step, reply.status ?? 0, reply.text)
    if (outcome !== 'success') throw new Error(`The call before it, ${call}, ended as ${outcome}.`)
    for (const [field, path] of Object.entries(gives)) given.set(field, textAt(JSON.parse(reply.text), path))
  }
  return given
}

async function replyTo(world: World, operation: OperationContract, request: Request) {
  const response = await answer(world, operation, request)
  // A scenario that loses replies.
  if (response.type === 'error') return { status: undefined, type: '', text: '' }
  return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() }
}

function requestFor(operation: OperationContract, fields: ExampleRequest, market: string, session: Session): Request {
  const known = Object.hasOwn(operation.parameters, 'market') ? { market, ...fields } : fields
  return requestOf(operation, known, { server: SERVER, session })
}

function operationNamed(id: string): OperationContract {
  const operation = operations.find((candidate) => candidate.id === id)
  if (!operation) throw new Error(`The contract has no operation ${id}.`)
  return operation
}

/** A text or number in a reply with either envelope, by its plain path. */
function textAt(body: unknown, path: string): string {
  const value = path.split('.').reduce<unknown>((node, key, depth) => {
    const scrambled = depth === 0 ? Object(envelopeKeys)[key] : undefined
    return Object(node)[scrambled] ?? Object(node)[key]
  }, body)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
