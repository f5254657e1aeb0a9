import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { installFakeShell } from '../../../mocks/fake-shell.ts'
import { schemaProblems } from '../../../mocks/schema-problems.ts'
import { HOSTILE } from '../../../tests/setup/link-samples.ts'
import { readEnv } from '../read-env.ts'
import { createBridge } from './bridge.ts'
import { PAYLOAD_SCHEMAS, type ShellHost } from './contract.gen.ts'

let host: EventTarget & ShellHost
let log: MockInstance
beforeEach(() => {
  vi.useFakeTimers()
  host = new EventTarget()
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => expect(vi.getTimerCount()).toBe(0))

const POINT = { moduleId: 30, positionId: 0, productId: '1001' }
const boom = (): never => {
  throw new Error('boom')
}
const trap = new Proxy({}, { get: boom, getOwnPropertyDescriptor: boom, getPrototypeOf: boom, has: boom })

/** The status of a call, and after how many milliseconds. */
async function outcome(asked: Promise<{ status: string }>) {
  const start = Date.now()
  const result = asked.then(({ status }) => [status, Date.now() - start])
  await vi.advanceTimersByTimeAsync(10_000)
  return result
}

/** A shell of Android that returns what is given. */
const returns = (answer: unknown) => void (host.rupyaShell = { postMessage: () => answer })

// Promises of a shell's own making.
// oxlint-disable-next-line unicorn/no-thenable
const thenable = (then: unknown) => Object.fromEntries([['then', then]])
const cyclic: Record<string, unknown> = {}
cyclic['self'] = cyclic
const WRONG: [what: string, answer: unknown][] = [
  ['a number', 0],
  ['a symbol', Symbol('ok')],
  ['a function', () => 'ok'],
  ['a text that is an object', Object('ok')],
  ['a list of answers', ['ok']],
  ['an object that holds itself', cyclic],
  ['an object whose status throws', Object.defineProperty({}, 'status', { get: boom })],
  ['an object that lets nobody look', trap],
  ['an object that inherits its status', Object.create({ status: 'ok' })],
  ['a status that is a key of every object', { status: 'constructor' }],
  ['a prototype in JSON', '{"__proto__":{"status":"ok"}}'],
  ['half a JSON', '{"status":"ok"'],
  ['a text of 5 MB', 'ok'.repeat(2_500_000)],
  ['JSON of 100,000 lists', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
]

describe('An answer of a hostile shell is a failure, returned and given later:', () => {
  test.each(WRONG)('%s @RULE-49', async (_what, answer) => {
    const { goHome } = createBridge(host)
    returns(answer)
    expect(await outcome(goHome())).toEqual(['failed', 0])
    const { transcript } = installFakeShell(host, { kind: 'android', behaviour: 'silent' })
    const asked = goHome()
    host.rupyaShellReply?.(transcript[0]!.id, answer)
    expect(await outcome(asked)).toEqual(['failed', 0])
    expect(log).toHaveBeenCalledTimes(2)
    for (const [line] of log.mock.calls) expect(String(line).length).toBeLessThan(300)
  })

  test('a promise that is no promise, or is rejected with anything', async () => {
    const { goHome } = createBridge(host)
    const twice = (resolve: (answer: string) => void) => {
      resolve('unimplemented')
      resolve('ok')
      boom()
    }
    for (const [answer, ...expected] of [
      [new Proxy({}, { get: boom }), 'failed', 0],
      [thenable(boom), 'failed', 0],
      [thenable(() => {}), 'timeout', 1500],
      [thenable(twice), 'unimplemented', 0],
    ]) {
      returns(answer)
      expect(await outcome(goHome())).toEqual(expected)
    }
    for (const reason of [undefined, trap, Symbol('x'), Object.create(null)]) {
      returns(Promise.reject(reason))
      expect(await outcome(goHome())).toEqual(['failed', 0])
    }
  })
})

describe('The id of an answer', () => {
  const { parse } = JSON
  test.each<[what: string, id: unknown]>([
    ['absent', undefined],
    ['a symbol', Symbol('id')],
    ['an object without words', Object.create(null)],
    ['an object', parse('{"valueOf":1,"toString":1}')],
    ['an object that lets nobody look', trap],
    ['a key of every object', '__proto__'],
  ])('that is %s names no message, and disturbs nobody', async (_what, id) => {
    const { transcript } = installFakeShell(host, { kind: 'android', behaviour: 'silent' })
    const asked = createBridge(host).goHome()
    expect(() => Reflect.apply(host.rupyaShellReply!, undefined, [id, 'ok'])).not.toThrow()
    host.rupyaShellReply?.(transcript[0]!.id, 'unimplemented')
    expect(await outcome(asked)).toEqual(['unimplemented', 0])
  })

  test('in a list of one, or true for 1, names no message either', async () => {
    vi.setSystemTime(0)
    const { transcript } = installFakeShell(host, { kind: 'android', behaviour: 'silent' })
    const asked = createBridge(host).goHome()
    expect(transcript[0]!.id).toBe(1)
    Reflect.apply(host.rupyaShellReply!, undefined, [true, 'ok'])
    Reflect.apply(host.rupyaShellReply!, undefined, [[1], 'ok'])
    expect(await outcome(asked)).toEqual(['timeout', 1500])
  })

  test('of many answers belongs to one message each, and the first one counts', async () => {
    const { transcript } = installFakeShell(host, { kind: 'android', behaviour: 'silent' })
    const { track, rate } = createBridge(host)
    const asked = [track(POINT), track(POINT)]
    const last = rate()
    for (const answer of ['ok', 'failed'])
      for (const { id, call } of transcript.toReversed())
        host.rupyaShellReply?.(id, call === 'track' ? answer : 'failed')
    expect(await Promise.all(asked)).toEqual(asked.map(() => ({ status: 'ok' })))
    expect(await outcome(last)).toEqual(['failed', 0])
  })
})

describe('The object of the shell', () => {
  test.each([
    ['webkit', () => Object.defineProperty(host, 'webkit', { get: boom })],
    ['rupya', () => (host.webkit = { messageHandlers: Object.defineProperty({}, 'rupya', { get: boom }) })],
    ['postMessage', () => (host.rupyaShell = Object.defineProperty({}, 'postMessage', { get: boom }))],
    ['rupyaShellReady', () => Object.defineProperty(host, 'rupyaShellReady', { get: boom })],
    ['rupyaShellReply', () => Object.defineProperty(host, 'rupyaShellReply', { set: boom })],
  ])('may throw at %s', async (_name, spoil) => {
    spoil()
    const { goHome, rate } = createBridge(host)
    expect(await outcome(goHome())).toEqual(['failed', 0])
    expect(await outcome(rate())).toEqual(['failed', 0])
  })
})

describe('A postMessage that calls the page while it is called', () => {
  test('may send a message, each of which has its own answer', async () => {
    const { goHome, rate } = createBridge(host)
    const inner: Promise<{ status: string }>[] = []
    host.rupyaShell = {
      postMessage: (text) => {
        if (JSON.parse(text).call === 'rate') return 'failed'
        inner.push(rate())
        return 'ok'
      },
    }
    expect(await outcome(goHome())).toEqual(['ok', 0])
    expect(await Promise.all(inner)).toEqual([{ status: 'failed' }])
  })
})

test('A console that throws does not keep a call from its end @RULE-49', async () => {
  log.mockImplementation(boom)
  const { goHome, rate } = createBridge(host)
  returns('no answer')
  expect(await outcome(goHome())).toEqual(['failed', 0])
  expect(await outcome(rate())).toEqual(['failed', 0])
  returns('pending')
  expect(await outcome(goHome())).toEqual(['timeout', 1500])
})

test('What is tracked holds nothing but the place and the product @APP-113', async () => {
  const { transcript } = installFakeShell(host, { kind: 'android', behaviour: 'answers' })
  const person = { ...POINT, token: 'x8fR2', mobilePhone: '081234567890' }
  await outcome(createBridge(host).track(person))
  expect(transcript[0]?.payload).toEqual(POINT)
})

describe('The contract lets no shell open', () => {
  const isRight = (url: string) => schemaProblems({ url }, PAYLOAD_SCHEMAS.openProduct, {}).length === 0
  const schemes = HOSTILE.map((address) => address.slice(0, address.indexOf(':'))).filter((scheme) => {
    try {
      return readEnv({ VITE_APP_SCHEMES: scheme }) === undefined
    } catch {
      // No build may have this scheme as the app's own.
      return true
    }
  })

  test.each([...new Set(schemes)])('%s: @APP-114', (scheme) => {
    expect(isRight(`${scheme}://example.com/`)).toBe(false)
    expect(isRight(`${scheme.toUpperCase()}://example.com/`)).toBe(false)
  })

  test('capitals, blanks, or more than 2048 characters', () => {
    expect(isRight('rupya://product')).toBe(true)
    for (const url of ['RUPYA://product', ' rupya://product', '\trupya://product', `rupya://${'x'.repeat(2041)}`])
      expect(isRight(url)).toBe(false)
  })
})
