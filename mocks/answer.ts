import type { OperationId } from '../src/api/operation.ts'
import { identifyCaller } from './borrowers.ts'
import {
  bodyProblems,
  envelopeKeys,
  type OperationContract,
  parameterProblems,
  replyProblems,
  UNNAMED_FAILURE,
} from './contract.ts'
import { firstPayload, payloadOf } from './examples.ts'
import { busy, faultyReply, sessionEnded } from './fault.ts'
import { readForm, parseFieldValue } from './form.ts'
import { handlers } from './handlers/all.ts'
import { decideOnce, keyOf, keyProblems } from './keys.ts'
import { inEnglish, type Language, languageOf } from './language.ts'
import { type Market, marketOf } from './market.ts'
import { postDuePayments } from './state/postings.ts'
import { type World, worldNow } from './world.ts'

/** A decision of any operation. handler.ts has the type for each operation. */
type AnyDecision =
  | { kind: 'ok'; payload: unknown }
  | { kind: 'fail'; code: string; message?: string | undefined; reasons?: string[] }
  | { kind: 'image'; svg: string }
type AnyHandler = (input: Record<string, unknown>) => AnyDecision | Promise<AnyDecision>

const reply = {
  ok: (payload?: unknown): AnyDecision => ({ kind: 'ok', payload }),
  fail: (code: string, message?: string): AnyDecision => ({ kind: 'fail', code, message }),
  image: (svg: string): AnyDecision => ({ kind: 'image', svg }),
}

const NO_SESSION = 'session: the call needs one and carries none'
const ANOTHER_REQUEST = 'header: another request came with this `Idempotency-Key` before'

/**
 * Answers one request as the contract's server would: checks its session and its fields, lets the handler decide, and writes
 * the decision in an envelope. A request or a reply that breaks the contract is added to the world's violations.
 */
export async function answer(world: World, operation: OperationContract, request: Request): Promise<Response> {
  const search = new URL(request.url).searchParams
  const query = Object.fromEntries(search)
  const caller = identifyCaller(operation.session, query, request.headers)
  const market = marketOf(query)
  const { ignoresLanguage } = world.overrides
  const language = languageOf(market, ignoresLanguage ? new Headers() : request.headers)
  const { form, files, problems } = await readForm(request, operation)
  const key = keyOf(operation, request.headers, world)
  const reasons =
    caller === 'missing'
      ? [NO_SESSION]
      : [
          ...queryProblems(search, operation),
          ...keyProblems(operation, key),
          ...(problems.length > 0 ? problems : bodyProblems(operation.id, form)),
        ]
  // The app cannot know that a session has ended, so using one is not a violation.
  if (reasons.length > 0 && caller !== 'ended')
    world.violations.push({ side: 'request', operation: operation.id, reasons, injected: false })
  const { fault, late, latency, lost, refuse, tamper } = world.overrides
  if (latency) await new Promise((resolve) => setTimeout(resolve, latency))
  if (fault) return faultyReply(fault, successCode(operation))
  const wait = busyFor(world, operation.id)
  if (wait) return busy(wait)
  if (caller === 'missing' || caller === 'ended' || refuse?.[operation.id] === 'sessionEnded') return sessionEnded()
  const decision =
    reasons.length > 0
      ? { kind: 'fail' as const, code: 'invalidRequest', reasons }
      : await runInTurn(world, () =>
          decideOnce<AnyDecision>(
            world,
            { operation, borrower: caller, key, request: form, now: worldNow(world) },
            {
              decide: () => decide(world, operation.id, { form, files, query, market, borrower: caller }),
              changed: { kind: 'fail', code: 'invalidRequest', reasons: [ANOTHER_REQUEST] },
            },
          ),
        )
  if (lost?.includes(operation.id)) return Response.error()
  const delay = late?.[operation.id]
  if (delay) await new Promise((resolve) => setTimeout(resolve, delay))
  if (decision.kind === 'image') return new Response(decision.svg, { headers: { 'content-type': 'image/svg+xml' } })
  const said = envelope(decision, operation, world, language)
  const body = market === 'id' && language === 'en' ? inEnglish(said) : said
  const broken = replyProblems(operation.id, body)
  if (broken.length > 0)
    world.violations.push({
      side: 'reply',
      operation: operation.id,
      reasons: broken,
      injected: Boolean(tamper?.[operation.id]),
    })
  return Response.json(body, {
    headers: ignoresLanguage ? {} : { 'content-language': language, vary: 'Accept-Language' },
  })
}

/** The wait that the server asks for if it is too busy for this operation. */
function busyFor({ overrides: { busy: asked }, answeredBusy }: World, id: OperationId) {
  const { once } = asked ?? {}
  if (once && (answeredBusy.has(id) || (once !== 'each' && once !== id))) return undefined
  answeredBusy.add(id)
  return asked
}

const turns = new WeakMap<World, Promise<unknown>>()

/** Runs decisions one after another: of two payments at the same time, only one may be first. */
export function runInTurn<Decided>(world: World, task: () => Decided | Promise<Decided>): Promise<Decided> {
  const turn = (turns.get(world) ?? Promise.resolve()).then(task, task)
  turns.set(world, turn)
  return turn
}

async function decide(world: World, id: OperationId, input: { market: Market } & Record<string, unknown>) {
  await postDuePayments(world)
  const refusal = world.overrides.refuse?.[id]
  if (refusal) return reply.fail(refusal)
  const example = world.overrides.example?.[id]
  if (example) return reply.ok(payloadOf(id, example))
  // The form was just checked against the operation's schema. TypeScript cannot know this for a handler that is looked up by
  // id.
  const handler = handlers[id] as unknown as AnyHandler | undefined
  return handler ? handler({ ...input, world, reply }) : reply.ok(firstPayload(id, input.market))
}

/** Problems of the query. A parameter that the operation does not declare is one too, because its value would leak. */
function queryProblems(query: URLSearchParams, { id, parameters }: OperationContract): string[] {
  const names = [...query.keys()]
  const unknown = names
    .filter((name) => !Object.hasOwn(parameters, name))
    .map((name) => `query: \`${name}\` is not a parameter`)
  const twice = names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => `query: \`${name}\` comes twice`)
  const wrong = Object.values(parameters).flatMap((parameter) => {
    const text = query.get(parameter.name)
    if (text === null) return parameter.required ? [`query: \`${parameter.name}\` is missing`] : []
    return parameterProblems(id, parameter.name, parseFieldValue(text, parameter.schema)).map(
      (why) => `query: \`${parameter.name}\` ${why}`,
    )
  })
  return [...unknown, ...twice, ...wrong]
}

const scrambledKeys = new Map(Object.entries(envelopeKeys))

function envelope(
  decision: Exclude<AnyDecision, { kind: 'image' }>,
  operation: OperationContract,
  world: World,
  language: Language,
): Record<string, unknown> {
  const { scrambled } = world.overrides
  const plain =
    decision.kind === 'ok' ? success(decision.payload, operation, world) : failure(decision, operation, language)
  if (!scrambled) return plain
  return Object.fromEntries(Object.entries(plain).map(([key, value]) => [scrambledKeys.get(key) ?? key, value]))
}

function success(payload: unknown, { id, outcomes }: OperationContract, { overrides }: World) {
  const tampered = overrides.tamper?.[id]?.(payload) ?? payload
  const value = overrides.texts ? numbersAsTexts(tampered) : tampered
  const { payload: key } = outcomes.success
  return { code: successCode({ outcomes }), message: 'success', ...(key && { [key]: value }) }
}

const successCode = ({ outcomes }: Pick<OperationContract, 'outcomes'>) => (outcomes.success.code === 'zero' ? 0 : '00')

function failure(
  decision: Extract<AnyDecision, { kind: 'fail' }>,
  { outcomes }: OperationContract,
  language: Language,
) {
  const { code, message } = outcomes.failures[decision.code] ?? UNNAMED_FAILURE
  const { reasons } = decision
  return {
    code,
    message: decision.message ?? (language === 'en' ? inEnglish(message) : message),
    data: null,
    ...(reasons && { reasons }),
  }
}

function numbersAsTexts(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(numbersAsTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, numbersAsTexts(item)]))
}
