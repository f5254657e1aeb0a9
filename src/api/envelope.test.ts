import fc from 'fast-check'
import { expect, test } from 'vitest'
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

// What each envelope means: openapi/vectors/envelopes.json, by tests/contract/vectors.test.ts.
test('An envelope is a success only with the operation’s own code and the payload @APP-38', () => {
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
