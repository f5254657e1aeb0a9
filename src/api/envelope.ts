import { hasOwn } from '../lib/has-own.ts'
import { envelopeKeys } from './generated/wire.ts'

/** An operation's outcome table (src/api/generated/outcomes.ts). */
export interface Outcome {
  readonly id: string
  readonly success: 'zero' | '00' | readonly (string | number)[]
  /** The key is empty if the payload's fields stand beside the code. */
  readonly payload: { readonly key: string; readonly type: 'object' | 'array' | 'string' } | null
  readonly failures: Readonly<Record<string, string>>
}

export type Decoded =
  | { kind: 'success'; payload: unknown }
  | { kind: 'refused'; code: string; rawCode: string | number; message: string }
  | { kind: 'malformed'; reason: string }

/**
 * Reads each field of a reply under its scrambled key, else under its plain key; own properties only. A reply is a success
 * only if it has the operation's success code and a payload of the expected type.
 */
export function decodeEnvelope(body: unknown, outcome: Outcome): Decoded {
  if (!isObject(body)) return { kind: 'malformed', reason: 'the reply is not an object' }
  const code = readField(body, 'code')
  if (isSuccess(code, outcome.success)) return decodePayload(body, outcome)
  if (typeof code !== 'string' && typeof code !== 'number')
    return { kind: 'malformed', reason: 'the reply has no code that is a number or a text' }
  if (isZero(code))
    return { kind: 'malformed', reason: `the code ${JSON.stringify(code)} is no success here, and no failure` }
  const message = readField(body, 'message')
  return {
    kind: 'refused',
    code: ownValue(outcome.failures, String(code)) ?? 'other',
    rawCode: code,
    message: typeof message === 'string' ? message : '',
  }
}

/** The payload of a success; undefined for every other reply. */
export function successIn(body: unknown, outcome: Outcome): { payload: unknown } | undefined {
  if (!isObject(body) || !outcome.payload || !isSuccess(readField(body, 'code'), outcome.success)) return undefined
  const payload = readField(body, outcome.payload.key)
  return typeOf(payload) === outcome.payload.type ? { payload } : undefined
}

/** The value at the place of a success's payload, whatever the reply's code is. */
export const payloadIn = (body: unknown, { payload }: Outcome): unknown =>
  isObject(body) && payload ? readField(body, payload.key) : undefined

type Body = Readonly<Record<string, unknown>>

const isObject = (body: unknown): body is Body => typeof body === 'object' && body !== null && !Array.isArray(body)

const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value)

function decodePayload(body: Body, { payload }: Outcome): Decoded {
  if (!payload) return { kind: 'success', payload: undefined }
  const value = readField(body, payload.key)
  const type = typeOf(value)
  if (type !== payload.type)
    return { kind: 'malformed', reason: `\`${payload.key}\` should be of type ${payload.type} and is ${type}` }
  return { kind: 'success', payload: value }
}

/** Operations with `zero` accept it as a number, '0' and '00' (APP-38, APP-39). The others compare exactly. */
function isSuccess(code: unknown, rule: Outcome['success']): boolean {
  const codes: unknown[] = [rule === 'zero' ? [0, '0', '00'] : rule].flat()
  return codes.includes(code)
}

/**
 * An empty code, or zero in any form: never a failure's code (contract-tools/lint/rules/outcomes.js). A server that sends it where it is
 * not the success code may have executed the request, so the reply is malformed and not a refusal.
 */
const isZero = (code: string | number) => !/[^\s0\uff10+.-]/.test(String(code))

const SCRAMBLED: Readonly<Record<string, string>> = envelopeKeys

/** The whole body for an empty key. */
function readField(body: Body, key: string): unknown {
  const scrambled = ownValue(SCRAMBLED, key) ?? key
  return key ? ownValue(body, hasOwn(body, scrambled) ? scrambled : key) : body
}

const ownValue = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  hasOwn(record, key) ? record[key] : undefined
