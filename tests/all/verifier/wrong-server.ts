// The mock server as a server with one mistake: in its replies, in what it reads, or in what it does.
import { answer } from '../../../mocks/answer.ts'
import { SECOND_BORROWER } from '../../../mocks/borrowers.ts'
import type { OperationContract } from '../../../mocks/contract.ts'
import { SECOND_ORDERS } from '../../../mocks/state/second-borrower.ts'
import type { World } from '../../../mocks/world.ts'
import { bodyOf } from './mutant.ts'
import type { Serve } from './world-transport.ts'

/** A request to a world. */
interface Call {
  world: World
  operation: OperationContract
  request: Request
  /** Its fields, in the query and in the form. Empty for a file. */
  fields: Record<string, string>
  /** The right answer. `set` replaces fields where they are sent. */
  right: (set?: Record<string, string>) => Promise<Response>
}

type Behaviour = (call: Call) => Promise<Response>

export interface Mistake {
  name: string
  /** The operation that makes it. */
  where: OperationContract['id']
  does: Behaviour
  /** The operation that a finding must name, and its words. */
  finding: string
}

/** A server that makes a mistake. */
export const serveWith =
  ({ where, does }: Pick<Mistake, 'where' | 'does'>): Serve =>
  async (world, operation, request) =>
    operation.id === where ? does(await callOf(world, operation, request)) : answer(world, operation, request)

async function callOf(world: World, operation: OperationContract, request: Request): Promise<Call> {
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false
  const url = new URL(request.url)
  const form = new URLSearchParams(isForm ? await request.clone().text() : '')
  const right = (set: Record<string, string> = {}) => {
    for (const [name, value] of Object.entries(set))
      for (const fields of [url.searchParams, form]) if (fields.has(name)) fields.set(name, value)
    const { method, headers } = request
    const other = new Request(url, { method, headers, ...(isForm && { body: form }) })
    return answer(world, operation, Object.keys(set).length > 0 ? other : request.clone())
  }
  return { world, operation, request, fields: Object.fromEntries([...url.searchParams, ...form]), right }
}

interface Reply {
  code?: unknown
  data?: unknown
}

/** The body of an answer. One without a session has none. */
export async function bodyIn(response: Response): Promise<Reply> {
  const body = await response.clone().text()
  return body.startsWith('{') ? JSON.parse(body) : {}
}

export const isSuccess = ({ code }: Reply) => code === 0 || code === '00'

/** Another payload of a success, at a path such as `[].status`. */
export const reply =
  (path: string, change: (value: unknown, world: World) => unknown): Behaviour =>
  async ({ world, right }) => {
    const response = await right()
    const body = await bodyIn(response)
    const data = () => changed(body.data, path.split('.'), (value) => change(value, world))
    return isSuccess(body) ? Response.json({ ...body, data: data() }) : response
  }

/** Another text at such a path. */
export const replyText = (path: string, change: (value: string) => string) =>
  reply(path, (value) => change(String(value)))

function changed(node: unknown, [name = '', ...rest]: string[], change: (value: unknown) => unknown): unknown {
  if (name === '') return change(node)
  if (name === '[]') return Array.isArray(node) ? node.map((one) => changed(one, rest, change)) : node
  return { ...Object(node), [name]: changed(Object(node)[name], rest, change) }
}

/** Other fields of a request, before it is read. */
export const reads =
  (change: (text: string, name: string) => string): Behaviour =>
  ({ fields, right }) =>
    right(Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, change(text, name)])))

/** A success where the world refuses a request that the contract allows, with this code. */
export const succeeds =
  (isMeant: (call: Call) => boolean = () => true, refusal = 9999): Behaviour =>
  async (call) => {
    const response = await call.right()
    const { code } = await bodyIn(response)
    return code === refusal && isMeant(call) ? Response.json(bodyOf(call.operation, 'success')) : response
  }

/** Does more, after a success. */
export const afterwards =
  (effect: (call: Call, data: Record<string, unknown>) => Promise<unknown>): Behaviour =>
  async (call) => {
    const response = await call.right()
    const body = await bodyIn(response)
    if (isSuccess(body)) await effect(call, Object(body.data))
    return response
  }

/** Answers for whoever's it is. */
export const asOwner: Behaviour = ({ fields, right }) => {
  const isTheirs = [...Object.values(SECOND_ORDERS), '8211004599'].some((one) => Object.values(fields).includes(one))
  return right(isTheirs ? { token: SECOND_BORROWER.token, problemImage: '' } : {})
}

/** Values by world. */
const valuesByWorld = <Value>(first: () => Value) => {
  const values = new WeakMap<World, Value>()
  return (world: World): Value => {
    const value = values.get(world) ?? first()
    values.set(world, value)
    return value
  }
}

/** One answer to all that come at the same moment. */
export const answersAtOnce = (): Behaviour => {
  const open = valuesByWorld(() => new Map<string, Promise<Response>>())
  return async ({ world, fields, right }) => {
    const name = fields['repayToken'] ?? fields['repaymentRecordId'] ?? ''
    const first = open(world).get(name)
    if (first) return (await first).clone()
    const response = right()
    open(world).set(name, response)
    const copy = (await response).clone()
    open(world).delete(name)
    return copy
  }
}

const counted = valuesByWorld(() => ({ count: 0 }))
export const next = (world: World) => (counted(world).count += 1)
export const again = ({ world, operation, request }: Call) => {
  const headers = new Headers(request.headers)
  headers.delete('Idempotency-Key')
  return answer(world, operation, new Request(request.clone(), { headers }))
}
export const keyOf = ({ request }: Call) => request.headers.get('Idempotency-Key') ?? ''
