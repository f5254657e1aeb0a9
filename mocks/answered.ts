import { appendFileSync } from 'node:fs'
import { envelopeKeys, type OperationContract, operations } from './contract.ts'
import { marketOf } from './market.ts'

/** Told of each answer of the world's server. */
export type OnAnswer = (request: Pick<Request, 'url' | 'method'>, response: Response) => Promise<void>

const byAddress = new Map(operations.map((operation) => [`${operation.method} ${operation.path}`, operation]))

/**
 * Writes to a file what the world was made to answer, a line for each kind: operation, outcome, envelope, market, and the
 * contract's example that it was, if it was one. Several servers may write to it.
 */
export function noteAnswers(file: string): OnAnswer {
  const noted = new Set<string>()
  return async ({ url, method }, response) => {
    const { pathname, searchParams } = new URL(url)
    const operation = byAddress.get(`${method.toLowerCase()} ${pathname}`)
    if (!operation || response.type === 'error') return
    const { outcome, envelope, example } = kindOf(operation, response.status, await response.text())
    const line = [operation.id, outcome, envelope, marketOf(Object.fromEntries(searchParams)), example].join('\t')
    if (noted.has(line)) return
    noted.add(line)
    appendFileSync(file, `${line}\n`)
  }
}

/** Which outcome a reply of the world is, its envelope, and the contract's example that it is, if it is one. */
export function kindOf({ outcomes, examples }: OperationContract, status: number, text: string) {
  const none = { envelope: '', example: '' }
  if (status === 401 || status === 403) return { outcome: 'sessionEnded', ...none }
  if (outcomes.success.code === 'image' && text.startsWith('<svg')) return { outcome: 'success', ...none }
  const body = parsed(text)
  // A fault that somebody plays.
  if (body === undefined) return { outcome: 'none', ...none }
  const isScrambled = Object.hasOwn(body, envelopeKeys.code)
  const code = String(body[isScrambled ? envelopeKeys.code : 'code'])
  const isSuccess = outcomes.success.code === 'zero' ? Number(code) === 0 : code === '00'
  const failure = Object.entries(outcomes.failures).find(([, { code: own }]) => String(own) === code)
  const same = sameBut(body)
  return {
    outcome: isSuccess ? 'success' : (failure?.[0] ?? 'other'),
    envelope: isScrambled ? 'scrambled' : 'plain',
    example: Object.entries(examples).find(([, { value }]) => sameBut(value) === same)?.[0] ?? '',
  }
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? { ...body } : undefined
  } catch {
    // Nothing that any outcome is written in.
    return undefined
  }
}

/** A reply without what differs from day to day. */
const sameBut = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll(/\d{4}-\d\d-\d\d( \d\d:\d\d(:\d\d)?)?/g, 'DAY')
    .replaceAll(/\d+ (hari|days?)/g, 'N $1')
