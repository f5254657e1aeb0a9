import { answer } from '../../../mocks/answer.ts'
import { type OperationContract, operations } from '../../../mocks/contract.ts'
import { createWorld } from '../../../mocks/scenario.ts'
import { changeReplies, changeRequests, type Mutant } from './mutant.ts'
import { moveClock, operationOfRequest } from './world-transport.ts'

const mutant = ({ id }: OperationContract, what: string, make: Mutant['make']): Mutant => ({
  family: 'state',
  name: `${id}: ${what}`,
  operation: id,
  make,
})

const forgetful = (...args: Parameters<typeof mutant>): Mutant => ({ ...mutant(...args), forgets: true })

const nameOf = ({ headers }: Request) => headers.get('x-world') ?? ''

/** A new world in the scenario of the request. */
const freshWorld = ({ headers }: Request) => createWorld(headers.get('x-scenario') ?? undefined)

/** Answers one operation as if nothing had happened since the start. */
const stale =
  ({ id }: OperationContract): Mutant['make'] =>
  (world) =>
  async (request) => {
    const operation = operationOfRequest(request)
    return operation.id === id ? answer(await freshWorld(request), operation, request) : world(request)
  }

/** Answers one operation correctly, but forgets what it was sent. */
const lost =
  ({ id }: OperationContract): Mutant['make'] =>
  (world) => {
    const past = new Map<string, Request[]>()
    return async (request) => {
      const operation = operationOfRequest(request)
      const before = past.get(nameOf(request)) ?? []
      if (operation.id === id) {
        const scratch = await freshWorld(request)
        for (const one of before) await answer(scratch, operationOfRequest(one), one.clone())
        return answer(scratch, operation, request)
      }
      past.set(nameOf(request), [...before, request.clone()])
      return world(request)
    }
  }

const OTHER_ORDER = '723421968459640180'

/** Answers with another order of the borrower. */
const otherOrder = (operation: OperationContract) => {
  const field = ['orderId', 'orderNo'].find((name) => Object.hasOwn(operation.request, name)) ?? ''
  return changeRequests(operation, async (request) => withField(request, field, () => OTHER_ORDER))
}

/** A request with another value in one field of its query or form. */
async function withField(request: Request, field: string, change: (value: string) => string): Promise<Request> {
  const url = new URL(request.url)
  const inQuery = url.searchParams.get(field)
  if (inQuery !== null) url.searchParams.set(field, change(inQuery))
  if (inQuery !== null || request.method === 'GET') return new Request(url, request)
  const form = new URLSearchParams(await request.clone().text())
  const inForm = form.get(field)
  if (inForm !== null) form.set(field, change(inForm))
  return new Request(url, { method: request.method, headers: request.headers, body: form })
}

/** Values that a server hands out again, by the operation that accepts them; each mutant forgets to invalidate the last one. */
const NOT_VOIDED: [takes: string, field: string, gives: string, path: string[]][] = [
  ['confirmRepayment', 'repaymentRecordId', 'commitRepayment', ['data', 'repayRecordId']],
  ['commitRepayment', 'repayToken', 'listRepaymentWays', ['data', 'repayToken']],
]

/** Accepts every value that it once handed out. */
const notVoided =
  (takes: string, field: string, gives: string, path: string[]): Mutant['make'] =>
  (world) => {
    const last = new Map<string, string>()
    return async (request) => {
      const { id } = operationOfRequest(request)
      if (id === takes) {
        // A token that has paid is accepted like a new one.
        if (gives === 'listRepaymentWays' && last.has(nameOf(request))) await renew(request)
        return keep(
          await world(await withField(request, field, (value) => last.get(nameOf(request)) ?? value)),
          request,
        )
      }
      return keep(await world(request), request)
    }

    async function renew(request: Request) {
      const ways = operations.find((operation) => operation.id === gives)
      const orderId = new URLSearchParams(await request.clone().text()).get('orderId') ?? ''
      const url = new URL(`${ways?.path}${new URL(request.url).search}`, request.url)
      url.searchParams.set('orderId', orderId)
      const { headers } = request
      const asked = new Request(url, { method: ways?.method ?? 'GET', headers: withoutBodyHeaders(headers) })
      await keep(await world(asked), asked)
    }

    async function keep(response: Response, request: Request) {
      if (operationOfRequest(request).id !== gives) return response
      const body: unknown = await response.clone().json()
      const given = path.reduce<unknown>((node, key) => Object(node)[key], body)
      if (typeof given === 'string') last.set(nameOf(request), given)
      return response
    }
  }

function withoutBodyHeaders(headers: Headers): Headers {
  const kept = new Headers(headers)
  kept.delete('content-type')
  return kept
}

/** Codes for which any value is accepted. */
const ANY_CODE: [id: string, field: string, right: string][] = [
  ['confirmRepayment', 'verifyCode', '123456'],
  ['saveBankInfo', 'smsCode', '123456'],
  ['registerUser', 'smsCode', '246810'],
]

/** Codes that hold for ever. */
const neverOld =
  (operation: OperationContract): Mutant['make'] =>
  (world) =>
  async (request) => {
    const isCode = /(verify|sms)Code=/.test(await request.clone().text())
    if (operationOfRequest(request).id !== operation.id || !isCode) return world(request)
    const name = nameOf(request)
    await moveClock(name, -LATER_SECONDS)
    const response = await world(request)
    await moveClock(name, LATER_SECONDS)
    return response
  }

const LATER_SECONDS = 301

/** What is owed of the order in the examples, and the least that is more. */
const OWED: [id: string, most: number, more: number][] = [
  ['commitRepayment', 327_000_000, 327_000_100],
  ['startAlipay', 327_000_000, 327_000_100],
  ['generateVirtualAccount', 3_270_000, 3_270_001],
]

/** Takes a little more than is owed. */
const tooMuch = (operation: OperationContract, most: number, more: number) =>
  changeRequests(operation, (request) =>
    withField(request, 'amount', (amount) => (Number(amount) === more ? String(most) : amount)),
  )

/** Answers in another unit. */
const timesHundred = (operation: OperationContract, factor: number) =>
  changeReplies(operation, 'success', ({ text }) =>
    Response.json(JSON.parse(text, (key, value) => (key === 'amount' ? String(Number(value) * factor) : value))),
  )

/** A new number for each call, although the same order must get the same one. */
const ACCOUNT = 'generateVirtualAccount'

function newAccount(): Mutant['make'] {
  let calls = 0
  return changeReplies(named(ACCOUNT), 'success', ({ text }) => {
    calls += 1
    return new Response(text.replace(/("vcode":"\d*)\d{4}"/, `$1${1000 + calls}"`), {
      headers: { 'content-type': 'application/json' },
    })
  })
}

/** The header with the key of a request that must not be executed twice. */
const KEY = 'Idempotency-Key'

function withoutKey(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete(KEY)
  return new Request(request, { headers })
}

/** Gives the first answer to every request with a known key. */
function firstUnderKey(operation: OperationContract): Mutant['make'] {
  const first = new Map<string, Request>()
  return changeRequests(operation, (request) => {
    const key = request.headers.get(KEY)
    if (key === null) return request
    const known = first.get(key) ?? request.clone()
    first.set(key, known)
    return known.clone()
  })
}

const named = (id: string) => {
  const operation = operations.find((one) => one.id === id)
  if (!operation) throw new Error(`The contract has no operation ${id}`)
  return operation
}

/** Each operation that forgets what it was sent or what it answered. */
export const stateMutants: Mutant[] = [
  operations.filter(({ effect }) => effect === 'read').map((one) => forgetful(one, 'a stale read', stale(one))),
  operations.filter(({ effect }) => effect !== 'read').map((one) => forgetful(one, 'a lost write', lost(one))),
  operations
    .filter(
      ({ request, body }) =>
        ['orderId', 'orderNo'].some((name) => Object.hasOwn(request, name)) && body?.type !== 'multipart/form-data',
    )
    .map((one) => mutant(one, 'another order’s data', otherOrder(one))),
  NOT_VOIDED.map(([takes, field, gives, path]) =>
    mutant(named(takes), `an old ${field} is good`, notVoided(takes, field, gives, path)),
  ),
  [mutant(named(ACCOUNT), 'another account number each time', (world) => newAccount()(world))],
  ['confirmRepayment', 'saveBankInfo'].map((id) => mutant(named(id), 'a code is good for ever', neverOld(named(id)))),
  OWED.map(([id, ...amounts]) => mutant(named(id), 'takes 1 more than is owed', tooMuch(named(id), ...amounts))),
  [100, 0.01].map((factor) => mutant(named(ACCOUNT), `amounts times ${factor}`, timesHundred(named(ACCOUNT), factor))),
  [
    mutant(named('pushLoan'), 'knows no key', changeRequests(named('pushLoan'), withoutKey)),
    mutant(named('pushLoan'), 'looks at the key alone', firstUnderKey(named('pushLoan'))),
  ],
  ANY_CODE.map(([id, field, right]) =>
    mutant(
      named(id),
      `any ${field} is good`,
      changeRequests(named(id), (request) => withField(request, field, () => right)),
    ),
  ),
].flat()
