import { envelopeKeys, type OperationContract, operations } from '../../../mocks/contract.ts'
import { type Body, bodyOf, changeReplies, inEnvelope, judge, type Mutant, without } from './mutant.ts'

type Change = (body: Body, operation: OperationContract) => Body | undefined

/** Changes of a reply. Each returns undefined if it does not apply. */
const CHANGES: Record<string, Change> = {
  'a zero of another form': (body, { outcomes }) => ({ ...body, code: outcomes.success.code === 'zero' ? '0.0' : '0' }),
  'a code that is null': (body) => ({ ...body, code: null }),
  'no code': (body) => without(body, 'code'),
  'no message': (body) => without(body, 'message'),
  'no payload': (body, { outcomes }) => {
    const { [outcomes.success.payload ?? '']: payload, ...rest } = body
    return payload === undefined || payload === null ? undefined : rest
  },
  'a payload that is null': (body, operation) => inPayload(body, operation, () => null),
  'a field dropped': (body, operation) => atSomePlace(body, operation, (holder, key) => delete holder[key]),
  'a field that is null': (body, operation) => atSomePlace(body, operation, (holder, key) => (holder[key] = null)),
  'a field of another type': (body, operation) =>
    atSomePlace(body, operation, (holder, key) => (holder[key] = { value: holder[key] })),
  'a list as an object': (body, operation) =>
    atSomePlace(
      body,
      operation,
      (holder, key) => Array.isArray(holder[key]) && (holder[key] = Object.assign({}, holder[key])),
    ),
  'half scrambled': ({ code, ...body }) => ({ ...body, [envelopeKeys.code]: code }),
}

/** Replies without an envelope. */
const BODIES: Record<string, () => Response> = {
  'a page': () => new Response('<!doctype html><title>Error</title>', { headers: { 'content-type': 'text/html' } }),
  nothing: () => new Response('', { headers: { 'content-type': 'application/json' } }),
  'half a reply': () => new Response('{"code":0,"mess', { headers: { 'content-type': 'application/json' } }),
  'a list': () => Response.json([]),
}

function inPayload(
  body: Body,
  { outcomes }: OperationContract,
  change: (payload: unknown) => unknown,
): Body | undefined {
  const { payload: key } = outcomes.success
  return key && body[key] !== undefined && body[key] !== null ? { ...body, [key]: change(body[key]) } : undefined
}

/** Changes the first field of the payload, at any depth, whose change the contract forbids. */
function atSomePlace(
  body: Body,
  operation: OperationContract,
  change: (holder: Body, key: string) => unknown,
): Body | undefined {
  const { payload = '' } = operation.outcomes.success
  const places = placesOf(body[payload], [payload])
  for (const place of places) {
    const copy = structuredClone(body)
    const holder = place.slice(0, -1).reduce<unknown>((node, key) => Object(node)[key], copy)
    // It is the path of an object or a list, which are changed in the same way.
    const before = JSON.stringify(copy)
    change(holder as Body, place.at(-1) ?? '')
    if (JSON.stringify(copy) !== before && isForbidden(operation, copy)) return copy
  }
  return undefined
}

function placesOf(value: unknown, path: string[]): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => [[[...path, key]], placesOf(item, [...path, key])].flat())
}

const isForbidden = (operation: OperationContract, body: Body) =>
  judge(operation, { status: 200, type: 'application/json', text: JSON.stringify(body), milliseconds: 0 }).problems
    .length > 0

/** Each operation and outcome with each of these mistakes, if it applies and the contract forbids it. */
export const structureMutants: Mutant[] = operations.flatMap((operation) =>
  ['success', ...Object.keys(operation.outcomes.failures)].flatMap((outcome) => {
    const shown = bodyOf(operation, outcome)
    const changes = Object.entries(CHANGES).filter(([, change]) => {
      const changed = shown && inEnvelope(shown, (body) => change(body, operation))
      return changed && isForbidden(operation, changed)
    })
    const wrong = (what: string, change: (told: { text: string }) => Response): Mutant => ({
      family: 'structure',
      name: `${operation.id}/${outcome}: ${what}`,
      operation: operation.id,
      outcome,
      make: changeReplies(operation, outcome, change),
    })
    return [
      changes.map(([what, change]) =>
        wrong(what, ({ text }) => {
          const body = JSON.parse(text)
          return Response.json(inEnvelope(body, (plain) => change(plain, operation)) ?? body)
        }),
      ),
      Object.entries(BODIES).map(([what, make]) => wrong(what, make)),
    ].flat()
  }),
)
