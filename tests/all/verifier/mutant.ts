import { contract as bundle, envelopeKeys, type OperationContract, UNNAMED_FAILURE } from '../../../mocks/contract.ts'
import { readContract } from '../../../packages/verifier/src/contract.ts'
import { judgeBy, type Verdict } from '../../../packages/verifier/src/judge.ts'
import type { Transport } from '../../../packages/verifier/src/send.ts'
import { operationOfRequest } from './world-transport.ts'

export type Family = 'structure' | 'outcome' | 'state' | 'time'

/** A server with one mistake. */
export interface Mutant {
  family: Family
  /** `confirmRepayment/wrongCode/zero form`. */
  name: string
  operation: string
  /** The outcome whose replies are wrong; all of the operation's if undefined. */
  outcome?: string
  make: (world: Transport) => Transport
  /** Its answers are late, so its trials must not wait as long as those of others on a busy machine. */
  isLate?: true
  /** It forgets what it was sent, which only several replies together show. */
  forgets?: boolean
}

export const contract = readContract(bundle)
export const judge = judgeBy(contract)

/** A reply of the world before it is sent. */
interface Told {
  operation: OperationContract
  text: string
  verdict: Verdict
}

/** Changes the replies of one operation (and outcome, if given) before they are sent. */
export function changeReplies(
  { id }: OperationContract,
  outcome: string | undefined,
  change: (told: Told) => Response | Promise<Response>,
): (world: Transport) => Transport {
  return (world) => async (request) => {
    const response = await world(request)
    const operation = operationOfRequest(request)
    if (operation.id !== id) return response
    const text = await response.clone().text()
    const type = response.headers.get('content-type') ?? ''
    const verdict = judge(operation, { status: response.status, type, text, milliseconds: 0 })
    return outcome === undefined || verdict.outcome === outcome ? change({ operation, text, verdict }) : response
  }
}

/** Changes the requests of one operation before they arrive. */
export function changeRequests(
  { id }: OperationContract,
  change: (request: Request) => Request | Promise<Request>,
): (world: Transport) => Transport {
  return (world) => async (request) => world(operationOfRequest(request).id === id ? await change(request) : request)
}

export type Body = Record<string, unknown>

/** The body of an outcome's first example in the contract; undefined for a picture. */
export function bodyOf({ examples, outcomes }: OperationContract, outcome: string): Body | undefined {
  const name = outcome === 'success' ? Object.keys(examples)[0] : outcome === 'other' ? 'other-failure' : outcome
  const value = name === undefined ? undefined : examples[name]?.value
  if (outcome === 'other') return { ...UNNAMED_FAILURE, data: null }
  return typeof value === 'object' && value !== null && outcomes.success.code !== 'image' ? { ...value } : undefined
}

/** Changes a body with plain or scrambled names. */
export function inEnvelope(body: Body, change: (plain: Body) => Body | undefined): Body | undefined {
  const scrambled = new Map(Object.entries(envelopeKeys))
  const plainOf = new Map([...scrambled].map(([plain, odd]) => [odd, plain]))
  const isScrambled = Object.keys(body).some((key) => plainOf.has(key))
  const rename = (from: Body, names: Map<string, string>) =>
    Object.fromEntries(Object.entries(from).map(([key, value]) => [names.get(key) ?? key, value]))
  const changed = change(isScrambled ? rename(body, plainOf) : { ...body })
  return changed && isScrambled ? rename(changed, scrambled) : changed
}

/** A body without one of its names. */
export const without = (body: Body, name: string): Body =>
  Object.fromEntries(Object.entries(body).filter(([key]) => key !== name))
