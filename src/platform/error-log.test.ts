import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { openAddress } from '../../tests/setup/location.ts'
import { logError } from './error-log.ts'

const CANARY = 'c4n4ry/723+42=19 68"é'
const FORMS = [
  CANARY,
  encodeURIComponent(CANARY),
  new URLSearchParams({ CANARY }).toString().slice('CANARY='.length),
  JSON.stringify(CANARY).slice(1, -1),
]

let log: MockInstance
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
})

function lineOf(error: unknown, context = 'payway') {
  log.mockClear()
  logError(error, context)
  expect(log).toHaveBeenCalledOnce()
  const [line, ...more]: unknown[] = log.mock.calls[0] ?? []
  expect(more).toEqual([])
  return line
}

describe('A line of the log', () => {
  test('says where, what and why', () => {
    const error = new TypeError('Failed to fetch', { cause: new Error('offline', { cause: 'aeroplane' }) })
    expect(lineOf(error, 'payway')).toBe('payway: TypeError: Failed to fetch < Error: offline < aeroplane')
  })

  test('is one readable line, without control and direction characters', () => {
    expect(lineOf(new Error('one\ntwo\r\n\tthree\u2028four\u0000\u202e'))).toBe('payway: Error: one two three four')
    expect(String(lineOf(new Error('x'.repeat(10_000)))).length).toBe(500)
  })

  const circular = new Error('again')
  circular.cause = circular
  const unspeakable = Object.defineProperty(new Error('x'), 'message', { get: () => expect.unreachable() })
  test.each([
    [undefined, 'payway: undefined'],
    [Object.create(null), 'payway: an error without words'],
    [unspeakable, 'payway: an error without words'],
    [circular, 'payway: Error: again < Error: again < Error: again < Error: again'],
  ])('comes of whatever is thrown (%#)', (thrown, line) => {
    expect(lineOf(thrown)).toBe(line)
  })
})

describe('The log never holds', () => {
  test.each(FORMS)('the session’s token, written as %s', (form) => {
    openAddress(`/loanDetails?${new URLSearchParams({ token: CANARY })}`)
    for (const error of [
      new Error(`refused ${form} there`),
      new Error('outer', { cause: new Error(form) }),
      form,
      new Error(`x${form}x`.repeat(50)),
    ])
      expect(lineOf(error)).not.toMatch(/c4n4ry|723|19.*68/)
    expect(lineOf('x', `where ${form}`)).toBe('where •••: x')
  })

  test('any other value of the session, in the address or inside its fragment @RULE-60', () => {
    openAddress('/?deviceId=device-77#/borrowDetail/?gid=662E41&orderId=7234')
    expect(lineOf('device-77 662E41 7234')).toBe('payway: ••• ••• •••')
  })

  test('the rest of a value that begins like another', () => {
    openAddress('/?gid=abcd&token=abcdefgh')
    expect(lineOf('abcdefgh')).toBe('payway: •••')
  })

  test('the end of a secret that the limit cuts', () => {
    openAddress(`/?token=${'s'.repeat(40)}`)
    expect(lineOf(`${'-'.repeat(470)}${'s'.repeat(40)}`)).not.toContain('s')
  })

  test.each([
    ['https://api.example.test/v3/x?phone=0812#part failed', 'https://api.example.test/v3/x failed'],
    ["Failed to parse URL from '/x?phone=O'Brien'", "Failed to parse URL from '/x"],
    ['see #/borrowDetail/?orderId=1 now', 'see #/borrowDetail/ now'],
    ['?phone=0812', ''],
    ['really? yes', 'really? yes'],
  ])('the query or fragment of an address: %s', (message, line) => {
    expect(lineOf(message)).toBe(`payway: ${line}`.trim())
  })
})
