import { getResponse } from 'msw'
import { ENDED_SESSION, SECOND_BORROWER } from '../../mocks/borrowers.ts'
import { contract, envelopeKeys, type OperationContract, operations } from '../../mocks/contract.ts'
import { outcomeOf } from '../../mocks/outcome-of.ts'
import { worldRoutes } from '../../mocks/routes.ts'
import { createWorld, DEFAULT_SCENARIO, scenarios } from '../../mocks/scenario.ts'
import { restore, snapshotOf, type World } from '../../mocks/world.ts'
import type { ExampleRequest, Given } from '../../contract/read/document.ts'
import { requestOf, type Session } from '../../packages/verifier/requests.ts'
import { callOf, curlFor } from '../model/commands.ts'
import { examplesOf } from '../model/examples-of.ts'
import { NO_SESSION } from '../model/no-session.ts'

/** The session of a request. */
export type BorrowerChoice = 'first' | 'second' | 'card' | 'ended' | 'none'

/** A request as the user filled it in. */
export interface Attempt {
  operation: string
  /** The example that filled in the form; it also says which calls come first. */
  example: string
  scenario: string
  borrower: BorrowerChoice
  market: string
  fields: ExampleRequest
  /** Send it to the world in the state after the last request. */
  keeps: boolean
}

/** The values that an example fills in. */
export interface Filled extends Pick<Attempt, 'scenario' | 'borrower' | 'market' | 'fields'> {
  steps: NonNullable<Given['steps']>
}

export interface Answer {
  /** Undefined if the connection ended without a reply. */
  status: number | undefined
  type: string
  text: string
  /** An outcome's name; `none` for a reply that is not in the contract, `lost` if there was no reply. */
  outcome: string
  milliseconds: number
  /** The world's violations: why the request, or the reply, breaks the contract. */
  ledger: { request: string[]; reply: string[] }
  curl: string
  /** The values of `curl`'s variables in the world. */
  variables: string[]
  call: string | undefined
}

/** Why nothing was sent, in words for the user. */
class CannotTry extends Error {}

/** Stores the world between pages. */
export interface Keeper {
  read: () => string | undefined
  write: (world: string) => void
}

/** Sends requests to the world. Rejects if there is no reply. */
type Transport = (request: Request) => Promise<Response>

/** Undefined if the page answers requests itself. Never rejects. */
type OpenTransport = (routes: Routes) => Promise<Transport | undefined>

export interface TryWorld {
  scenarios: { name: string; summary: string }[]
  fill: (operation: string, example: string) => Filled
  /** Throws `CannotTry` if the attempt itself, or a call before it, cannot be made. */
  send: (attempt: Attempt) => Promise<Answer>
}

/**
 * The world inside a page. Calls go to addresses below `base`, on the page's own origin. `keeper` stores the world after each
 * request, for the pages of other operations.
 */
export function openTryWorld(
  base: URL,
  openTransport: OpenTransport = async () => undefined,
  keeper?: Keeper,
): TryWorld {
  let world: Promise<World> | undefined
  /** The last stored state of this page's world. */
  let kept: string | undefined
  const start = (scenario = DEFAULT_SCENARIO) => (world = createWorld(scenario))
  const routes = worldRoutes(
    {
      of: () => world ?? start(),
      reset: (_request, scenario) => start(scenario),
    },
    base.pathname,
  )
  const delivery = openTransport(routes).then((transport) => transport ?? answerHere)
  let turn: Promise<unknown> = Promise.resolve()
  let running = new AbortController()

  async function answerHere(request: Request): Promise<Response> {
    const response = await getResponse(routes, request)
    if (!response || response.type === 'error') throw new TypeError('The connection ended')
    return response
  }

  return {
    scenarios: Object.entries(scenarios).map(([name, { summary }]) => ({ name, summary })),
    fill,
    // One at a time, because they share a world. A request that starts a new world does not wait for the old one.
    send(attempt) {
      if (!attempt.keeps) running.abort(new CannotTry('Another request has been sent meanwhile.'))
      const { signal } = (running = new AbortController())
      const sent = turn.then(() => Promise.race([sendNow(attempt, signal), abortOf(signal)]))
      turn = sent.catch(() => {})
      return sent
    },
  }

  async function sendNow(attempt: Attempt, signal: AbortSignal): Promise<Answer> {
    const operation = operationNamed(attempt.operation)
    const now = await worldFor(attempt, signal)
    const session = SESSIONS[attempt.borrower]
    const given = await takeSteps(attempt, session, signal)
    const own = fill(attempt.operation, attempt.example).fields
    // Values that the user changed are kept.
    const fields = Object.fromEntries(
      Object.entries(attempt.fields).map(([name, value]) => [
        name,
        value === own[name] ? (given.get(name) ?? value) : value,
      ]),
    )
    const noted = now.violations.length
    const started = performance.now()
    const reply = await replyTo(requestFor(operation, fields, attempt.market, session), signal)
    const milliseconds = performance.now() - started
    const outcome = reply.status === undefined ? 'lost' : outcomeOf(operation, reply.status, reply.text)
    if (now === (await world)) keep(now)
    const about = now.violations.slice(noted)
    const reasons = (side: 'request' | 'reply') =>
      about.filter((violation) => violation.side === side).flatMap((violation) => violation.reasons)
    return {
      ...reply,
      outcome,
      milliseconds,
      ledger: { request: reasons('request'), reply: reasons('reply') },
      curl: await curlFor(operation, { market: attempt.market, ...fields }, session),
      variables: operation.credentials.flatMap(({ name, variable }) =>
        session[name] === undefined ? [] : [`${variable}=${session[name]}`],
      ),
      call: operation.outcomes.success.code === 'image' ? undefined : callOf(contract, operation, fields, outcome),
    }
  }

  async function worldFor({ scenario, keeps }: Attempt, signal: AbortSignal): Promise<World> {
    if (keeps) {
      const left = keeper?.read()
      // Another page may have sent a request since.
      if (left !== undefined && left !== kept)
        world = reopen(left).catch(() => createWorld(scenario || DEFAULT_SCENARIO))
      if (world) return world
    }
    const begun = createWorld(scenario || DEFAULT_SCENARIO)
    const now = await begun.catch((error: unknown) => {
      throw new CannotTry(error instanceof Error ? error.message : String(error))
    })
    signal.throwIfAborted()
    world = begun
    return now
  }

  function keep(now: World) {
    kept = JSON.stringify({ scenario: now.scenario, snapshot: snapshotOf(now) })
    keeper?.write(kept)
  }

  /** Restores the world that a page has stored. */
  async function reopen(left: string): Promise<World> {
    const { scenario, snapshot } = JSON.parse(left)
    const again = await createWorld(scenario)
    await restore(again, snapshot)
    kept = left
    return again
  }

  /** Makes the calls that come first. Returns the values that they give, by field. */
  async function takeSteps(
    { operation, example, market }: Attempt,
    session: Session,
    signal: AbortSignal,
  ): Promise<Map<string, string>> {
    const given = new Map<string, string>()
    for (const { call, with: own, gives = {} } of fill(operation, example).steps) {
      const step = operationNamed(call)
      const fields = Object.entries(own ?? step.request).map(([name, value]) => [name, given.get(name) ?? value])
      const reply = await replyTo(requestFor(step, Object.fromEntries(fields), market, session), signal)
      const outcome = outcomeOf(step, reply.status ?? 0, reply.text)
      if (outcome !== 'success') throw new CannotTry(`The call before it, ${call}, ended as ${outcome}.`)
      for (const [field, path] of Object.entries(gives)) given.set(field, textAt(JSON.parse(reply.text), path))
    }
    return given
  }

  async function replyTo(request: Request, signal: AbortSignal): Promise<Pick<Answer, 'status' | 'type' | 'text'>> {
    const deliver = await delivery
    signal.throwIfAborted()
    try {
      const response = await deliver(request)
      return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() }
    } catch {
      // A scenario that loses replies throws here: the world itself is always reachable.
      return { status: undefined, type: '', text: '' }
    }
  }

  function requestFor(operation: OperationContract, fields: ExampleRequest, market: string, session: Session): Request {
    const known = Object.hasOwn(operation.parameters, 'market') ? { market, ...fields } : fields
    return requestOf(operation, known, { server: base.href, session })
  }
}

const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, fail) => {
    const abort = () => fail(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })

type Routes = ReturnType<typeof worldRoutes>

function fill(id: string, name: string): Filled {
  const operation = operationNamed(id)
  const borrower = operation.session === 'none' || name === NO_SESSION ? 'none' : 'first'
  const example = examplesOf(contract, operation)[name]
  const { scenario = '', steps = [] } = example?.['x-given'] ?? {}
  const fields = example?.['x-request'] ?? operation.request
  return { scenario, steps, fields, borrower, market: example?.['x-market'] ?? 'id' }
}

function operationNamed(id: string): OperationContract {
  const operation = operations.find((candidate) => candidate.id === id)
  if (!operation) throw new CannotTry(`The contract has no operation ${id}.`)
  return operation
}

const SESSIONS: Record<BorrowerChoice, Session> = {
  first: { token: 'try-it' },
  second: { token: SECOND_BORROWER.token },
  card: { userId: 'try-it', sessionId: 'try-it' },
  ended: { token: ENDED_SESSION },
  none: {},
}

/** A text or number in a reply with either envelope, by its plain path. */
function textAt(body: unknown, path: string): string {
  const value = path.split('.').reduce<unknown>((node, key, depth) => {
    const scrambled = depth === 0 ? Object(envelopeKeys)[key] : undefined
    return Object(node)[scrambled] ?? Object(node)[key]
  }, body)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
