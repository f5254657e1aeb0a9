import { contract as bundle, envelopeKeys, type OperationContract, UNNAMED_FAILURE } from '../../../mocks/contract.ts'
import { readContract } from '../../../packages/verifier/src/contract.ts'
import { judgeBy } from '../../../packages/verifier/src/judge.ts'
import type { Transport } from '../../../packages/verifier/src/send.ts'
import { operationOfRequest } from './world-transport.ts'

/** A server with one mistake. */
export interface Mutant {
  /** `confirmRepayment/wrongCode: no code`. */
  name: string
  operation: string
  /** The outcome whose replies are wrong. */
  outcome?: string
  make: (world: Transport) => Transport
  /** It forgets what it was sent, or takes one order for another: replies of other operations show it too. */
  state?: 'forgets' | 'confuses'
}

export const contract = readContract(bundle)
export const judge = judgeBy(contract)

/** Changes the replies of one operation, with this outcome, before they are sent. */
export function changeReplies(
  id: string,
  outcome: string,
  change: (text: string) => Response,
): (world: Transport) => Transport {
  return (world) => async (request) => {
    const response = await world(request)
    const operation = operationOfRequest(request)
    if (operation.id !== id) return response
    const text = await response.clone().text()
    const type = response.headers.get('content-type') ?? ''
    const verdict = judge(operation, { status: response.status, type, text, milliseconds: 0 })
    return verdict.outcome === outcome ? change(text) : response
  }
}

/** Changes the requests of one operation before they arrive. */
export function changeRequests(
  id: string,
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
