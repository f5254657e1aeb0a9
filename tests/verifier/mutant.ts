import { contract as bundle, envelopeKeys, type OperationContract } from '../../mocks/contract.ts'
import { UNNAMED_FAILURE } from '../../openapi/document.ts'
import { readContract } from '../../verifier/contract.ts'
import { judgeBy, type Verdict } from '../../verifier/judge.ts'
import type { Transport } from '../../verifier/send.ts'
import { operationOfRequest } from './world-transport.ts'

export type Family = 'structure' | 'outcome' | 'state' | 'time'

/** A server that is wrong in one way. */
export interface Mutant {
  family: Family
  /** `confirmRepayment/wrongCode/zero form`. */
  name: string
  operation: string
  /** The outcome whose replies are wrong; all of the operation's where there is none. */
  outcome?: string
  make: (world: Transport) => Transport
  /** Its answers come late, so a trial of it may not wait as long as it would for others on a busy machine. */
  isLate?: true
  /** It does not keep what it was told, which only several replies show. */
  forgets?: boolean
}

export const contract = readContract(bundle)
export const judge = judgeBy(contract)

/** A reply of the world, as it will be sent. */
interface Told {
  operation: OperationContract
  text: string
  verdict: Verdict
}

/** Changes replies of one operation, of one outcome if it is named, before they are sent. */
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

/** Changes requests of one operation before they arrive. */
export function changeRequests(
  { id }: OperationContract,
  change: (request: Request) => Request | Promise<Request>,
): (world: Transport) => Transport {
  return (world) => async (request) => world(operationOfRequest(request).id === id ? await change(request) : request)
}

export type Body = Record<string, unknown>

/** The body of an outcome as the contract's first example shows it; of a picture nothing. */
export function bodyOf({ examples, outcomes }: OperationContract, outcome: string): Body | undefined {
  const name = outcome === 'success' ? Object.keys(examples)[0] : outcome === 'other' ? 'other-failure' : outcome
  const value = name === undefined ? undefined : examples[name]?.value
  if (outcome === 'other') return { ...UNNAMED_FAILURE, data: null }
  return typeof value === 'object' && value !== null && outcomes.success.code !== 'image' ? { ...value } : undefined
}

/** A body, changed where it has the plain names, and where the scrambled ones. */
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
