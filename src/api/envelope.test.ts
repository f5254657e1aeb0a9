import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeEnvelope, type Outcome, successIn } from './envelope.ts'

const zero: Outcome & { success: 'zero' } = {
  id: 'getLoanDetails',
  success: 'zero',
  payload: { key: 'data', type: 'object' },
  failures: { 404: 'orderNotFound', 11: 'alreadyRegistered' },
}
const doubleZero = { ...zero, id: 'listFaq', success: '00' } as const satisfies Outcome
const loan = { orderStatus: 174 }

type Rule = 'zero' | '00'
const SUCCESSES: Record<Rule, unknown[]> = { zero: [0, '0', '00'], '00': ['00'] }
const isSuccess = (code: unknown, outcome: { success: Rule }) =>
  SUCCESSES[outcome.success].some((success) => Object.is(success, code))

/** Any JSON code, most of them similar to a success. */
const anyCode = fc.oneof(
  fc.constantFrom(0, '0', '00', '000', ' 0', '0 ', '0abc', '+0', '-0', '', null, true, [], {}, [0], '0x0', '0.0'),
  fc.integer(),
  fc.integer().map(String),
  fc.jsonValue(),
)
/** Each field under its plain key, its scrambled key, or neither. */
const anyEnvelope = fc.record({
  code: anyCode,
  payload: fc.oneof(fc.constant(loan), fc.jsonValue()),
  codeKeys: fc.subarray(['code', 'c0de'], { minLength: 1 }),
  dataKeys: fc.subarray(['data', 'd4ta']),
  extra: fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'toString', 'message', 'm5g'), fc.jsonValue()),
})
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

describe('The envelope', () => {
  test('is a success only with the operation’s own code and the payload @APP-38', () => {
    fc.assert(
      fc.property(
        anyEnvelope,
        fc.constantFrom(zero, doubleZero),
        ({ code, payload, codeKeys, dataKeys, extra }, outcome) => {
          const body = Object.fromEntries([
            ...Object.entries(extra),
            ...codeKeys.map((key) => [key, code]),
            ...dataKeys.map((key) => [key, payload]),
          ])
          // As after transport: JSON has no negative zero.
          const received = JSON.parse(JSON.stringify(body))
          const decoded = decodeEnvelope(received, outcome)
          const expected =
            isSuccess(JSON.parse(JSON.stringify(code)), outcome) && dataKeys.length > 0 && isObject(payload)
          expect(decoded.kind === 'success').toBe(expected)
          // The page's own script sees the same successes.
          const { payload: read } = { payload: undefined, ...decoded }
          expect(successIn(received, outcome)).toEqual(expected ? { payload: read } : undefined)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('is read field by field, the scrambled key first @APP-37', () => {
    expect(decodeEnvelope({ code: 0, d4ta: loan }, zero)).toEqual({ kind: 'success', payload: loan })
    expect(decodeEnvelope({ c0de: 404, code: 0, m5g: 'no', message: 'yes', data: loan }, zero)).toMatchObject({
      kind: 'refused',
      code: 'orderNotFound',
      message: 'no',
    })
    expect(decodeEnvelope({ c0de: null, code: 0, data: loan }, zero).kind).toBe('malformed')
  })

  test('takes nothing from a prototype @APP-37', () => {
    const body = Object.create({ code: 0, data: loan }) as object
    expect(decodeEnvelope(body, zero).kind).toBe('malformed')
    expect(decodeEnvelope(JSON.parse('{"__proto__":{"code":0,"data":{}}}'), zero).kind).toBe('malformed')
    expect(decodeEnvelope({ code: 'toString', message: null }, zero)).toMatchObject({ kind: 'refused', code: 'other' })
    expect(decodeEnvelope({ code: '__proto__', message: null }, zero)).toMatchObject({ kind: 'refused', code: 'other' })
  })

  test('names a failure whether its code is a number or a text', () => {
    fc.assert(
      fc.property(fc.constantFrom(404, 11), fc.boolean(), fc.boolean(), (code, text, scrambled) => {
        const raw = text ? String(code) : code
        const decoded = decodeEnvelope({ [scrambled ? 'c0de' : 'code']: raw, data: null }, zero)
        expect(decoded).toMatchObject({ kind: 'refused', code: zero.failures[code], rawCode: raw })
      }),
    )
  })

  test.each([null, undefined, '', 'ok', 0, true, [], [{ code: 0 }]])('of %j is malformed', (body) => {
    expect(decodeEnvelope(body, zero).kind).toBe('malformed')
  })

  test('without a promised payload needs none', () => {
    expect(decodeEnvelope({ code: 0, message: '' }, { ...zero, payload: null })).toEqual({
      kind: 'success',
      payload: undefined,
    })
  })
})
