import { answer } from '../../../mocks/answer.ts'
import { envelopeKeys, type OperationContract, operations, UNNAMED_FAILURE } from '../../../mocks/contract.ts'
import { createWorld } from '../../../mocks/scenario.ts'
import type { Transport } from '../../../packages/verifier/src/send.ts'
import { type Body, bodyOf, changeReplies, changeRequests, inEnvelope, judge, type Mutant, without } from './mutant.ts'
import { operationOfRequest } from './world-transport.ts'

type Change = (body: Body, operation: OperationContract) => Body | false

const payloadKey = ({ outcomes }: OperationContract) => outcomes.success.payload ?? ''
const hasPayload = (body: Body, operation: OperationContract) => (body[payloadKey(operation)] ?? null) !== null

/** Changes of a reply. Each returns false if it does not apply. */
const CHANGES: Record<string, Change> = {
  'a zero of another form': (body, { outcomes }) => ({ ...body, code: outcomes.success.code === 'zero' ? '0.0' : '0' }),
  'a code that is null': (body) => ({ ...body, code: null }),
  'no code': (body) => without(body, 'code'),
  'no message': (body) => without(body, 'message'),
  'no payload': (body, operation) => hasPayload(body, operation) && without(body, payloadKey(operation)),
  'a payload that is null': (body, operation) =>
    hasPayload(body, operation) && { ...body, [payloadKey(operation)]: null },
  'a field dropped': atSomePlace((holder, key) => delete holder[key]),
  'a field that is null': atSomePlace((holder, key) => (holder[key] = null)),
  'a field of another type': atSomePlace((holder, key) => (holder[key] = { value: holder[key] })),
  'a list as an object': atSomePlace(
    (holder, key) => Array.isArray(holder[key]) && (holder[key] = Object.assign({}, holder[key])),
  ),
  'half scrambled': ({ code, ...body }) => ({ ...body, [envelopeKeys.code]: code }),
}

/** Changes the first field of the payload, at any depth, whose change the contract forbids. */
function atSomePlace(change: (holder: Body, key: string) => unknown): Change {
  return (body, operation) => {
    const payload = payloadKey(operation)
    for (const place of placesOf(body[payload], [payload])) {
      const copy = structuredClone(body)
      const holder = place.slice(0, -1).reduce<unknown>((node, key) => Object(node)[key], copy)
      const before = JSON.stringify(copy)
      // It is the path of an object or a list, which are changed in the same way.
      change(holder as Body, place.at(-1) ?? '')
      if (JSON.stringify(copy) !== before && isForbidden(operation, copy)) return copy
    }
    return false
  }
}

const placesOf = (value: unknown, path: string[]): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => [[[...path, key]], placesOf(item, [...path, key])].flat())
    : []

const isForbidden = (operation: OperationContract, body: Body) =>
  judge(operation, { status: 200, type: 'application/json', text: JSON.stringify(body), milliseconds: 0 }).problems
    .length > 0

const json = { 'content-type': 'application/json' }
const success = (operation: OperationContract) => {
  const body = bodyOf(operation, 'success')
  const headers = { 'content-type': 'image/svg+xml' }
  return body ? Response.json(body) : new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers })
}

/** Replies without an envelope. */
const ODD: Record<string, (text: string) => Response> = {
  'a page': () => new Response('<!doctype html><title>Error</title>', { headers: { 'content-type': 'text/html' } }),
  nothing: () => new Response('', { headers: json }),
  'half a reply': () => new Response('{"code":0,"mess', { headers: json }),
  'a list': () => Response.json([]),
  'HTTP 400': (text) => new Response(text, { status: 400, headers: json }),
}

/** Replies with another outcome than the right one. */
function otherOutcomes(operation: OperationContract, outcome: string): Record<string, (text: string) => Response> {
  if (outcome === 'success')
    return {
      'refuses what is right': () => Response.json({ ...UNNAMED_FAILURE, data: null }),
      'is always ended': () => new Response(null, { status: 401 }),
    }
  if (outcome === 'sessionEnded')
    return { 'as HTTP 200': () => Response.json({ code: 401, message: 'Please log in.', data: null }) }
  const codes = { ...operation.outcomes.failures, other: UNNAMED_FAILURE }
  const told = Object.entries(codes).flatMap(([other, { code }]): [string, (text: string) => Response][] => {
    const change = (body: Body) => ({ ...without(body, 'reasons'), code })
    return other === outcome
      ? []
      : [[`told as ${other}`, (text) => Response.json(inEnvelope(JSON.parse(text), change))]]
  })
  return { 'succeeds all the same': () => success(operation), ...Object.fromEntries(told) }
}

/** Wrong replies of an operation that should have this outcome. */
function wrongReplies(operation: OperationContract, outcome: string): Record<string, (text: string) => Response> {
  const shown = bodyOf(operation, outcome)
  const changes = Object.entries(CHANGES).flatMap(([what, change]): [string, (text: string) => Response][] => {
    const inReply = (body: Body) => inEnvelope(body, (plain) => change(plain, operation) || undefined)
    const changed = shown && inReply(shown)
    if (!changed || !isForbidden(operation, changed)) return []
    return [[what, (text) => Response.json(inReply(JSON.parse(text)) ?? JSON.parse(text))]]
  })
  return {
    ...Object.fromEntries(changes),
    ...(outcome !== 'sessionEnded' && ODD),
    ...otherOutcomes(operation, outcome),
  }
}

/** Each operation whose replies with one outcome are wrong, and each that does not look at who calls. */
export const replyMutants: Mutant[] = operations.flatMap((operation) => {
  const { id, session, outcomes } = operation
  const named = ['success', ...Object.keys(outcomes.failures), ...(session === 'none' ? [] : ['sessionEnded'])]
  const wrong = named.flatMap((outcome) =>
    Object.entries(wrongReplies(operation, outcome)).map(([what, reply]): Mutant => ({
      name: `${id}/${outcome}: ${what}`,
      operation: id,
      outcome,
      make: changeReplies(id, outcome, reply),
    })),
  )
  const anybody = (what: string, change: (request: Request) => Request): Mutant => ({
    name: `${id}/sessionEnded: ${what}`,
    operation: id,
    outcome: 'sessionEnded',
    make: changeRequests(id, change),
  })
  return [
    wrong,
    session === 'none' ? [] : anybody('answers whoever calls', asFirstBorrower),
    session === 'card' ? anybody('takes any sessionId', withCardSession) : [],
  ].flat()
})

function asFirstBorrower(request: Request): Request {
  const url = new URL(request.url)
  url.searchParams.set('token', '723421968459640832')
  return new Request(url, request)
}

function withCardSession(request: Request): Request {
  const headers = new Headers(request.headers)
  if (headers.has('userId')) headers.set('sessionId', '5c1f0a7e94')
  return new Request(request, { headers })
}

/** A new world in the scenario of the request. */
const freshWorld = ({ headers }: Request) => createWorld(headers.get('x-scenario') ?? undefined)

/** Answers one operation as if nothing had happened since the start. */
const stale =
  (id: string) =>
  (world: Transport): Transport =>
  async (request) => {
    const operation = operationOfRequest(request)
    return operation.id === id ? answer(await freshWorld(request), operation, request) : world(request)
  }

/** Answers one operation correctly, but forgets what it was sent. */
const lost = (id: string) => (world: Transport) => {
  const past = new Map<string, Request[]>()
  return async (request: Request) => {
    const operation = operationOfRequest(request)
    const name = request.headers.get('x-world') ?? ''
    const before = past.get(name) ?? []
    if (operation.id === id) {
      const scratch = await freshWorld(request)
      for (const one of before) await answer(scratch, operationOfRequest(one), one.clone())
      return answer(scratch, operation, request)
    }
    past.set(name, [...before, request.clone()])
    return world(request)
  }
}

const OTHER_ORDER = '723421968459640180'

/** Takes each request for one about another order of the borrower. */
async function ofOtherOrder(request: Request): Promise<Request> {
  const url = new URL(request.url)
  const text = await request.clone().text()
  const form = new URLSearchParams(text)
  for (const fields of [url.searchParams, form])
    for (const name of ['orderId', 'orderNo']) if (fields.has(name)) fields.set(name, OTHER_ORDER)
  const { method, headers } = request
  return new Request(url, { method, headers, ...(text !== '' && { body: form }) })
}

/** Each operation that forgets what it was sent or what it answered, or takes one order for another. */
export const stateMutants: Mutant[] = operations.flatMap(({ id, effect, request, body }) => {
  const isAboutOrder = ['orderId', 'orderNo'].some((name) => Object.hasOwn(request, name))
  const mutant = (what: string, make: Mutant['make'], state: Mutant['state'] = 'forgets'): Mutant => ({
    name: `${id}: ${what}`,
    operation: id,
    make,
    state,
  })
  return [
    effect === 'read' ? mutant('a stale read', stale(id)) : mutant('a lost write', lost(id)),
    isAboutOrder && body?.type !== 'multipart/form-data'
      ? mutant('another order’s data', changeRequests(id, ofOtherOrder), 'confuses')
      : [],
  ].flat()
})
