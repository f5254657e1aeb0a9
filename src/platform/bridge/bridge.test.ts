import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { installFakeShell } from '../../../mocks/fake-shell.ts'
import type { SafeLink } from '../links/link-policy.ts'
import { type bridge, createBridge } from './bridge.ts'
import { BEHAVIOURS, LEAVING, type ShellHost } from './contract.gen.ts'

type Asked = ReturnType<typeof bridge.goHome>

// Only the link policy makes a SafeLink; this cast replaces it.
const url = 'rupya://product/rupiah-kilat' as SafeLink
const POINT = { moduleId: 30, positionId: 0, productId: '1001' }
const CALLS: [call: string, payload: unknown, ask: (calls: typeof bridge) => Asked, shows: string][] = [
  ['close', null, ({ close }) => close(), '@APP-24'],
  ['goHome', null, ({ goHome }) => goHome(), '@APP-1 @APP-25'],
  ['sessionEnded', null, ({ sessionEnded }) => sessionEnded(), '@APP-117'],
  ['rate', null, ({ rate }) => rate(), '@APP-26'],
  ['openProduct', { url }, ({ openProduct }) => openProduct(url), '@APP-27'],
  ['track', POINT, ({ track }) => track(POINT), '@APP-28'],
]

/** The result of each behaviour: its status, after how many milliseconds, and how many lines in the log. */
const RESULTS: Record<(typeof BEHAVIOURS)[number], [status: string, after: number, lines: number]> = {
  answers: ['ok', 20, 0],
  missing: ['unavailable', 0, 0],
  throws: ['failed', 0, 1],
  silent: ['timeout', 1500, 1],
  late: ['timeout', 1500, 1],
  twice: ['ok', 20, 0],
  'wrong-shape': ['failed', 20, 1],
  unimplemented: ['unimplemented', 20, 0],
  'wrong-case': ['failed', 20, 1],
  'other-id': ['timeout', 1500, 1],
  'refuses-all': ['failed', 20, 1],
  'takes-anything': ['ok', 20, 0],
  'knows-everything': ['ok', 20, 0],
  'one-at-a-time': ['ok', 20, 0],
  'never-ready': ['timeout', 3000, 1],
}

let host: EventTarget & ShellHost
let log: MockInstance
beforeEach(() => {
  vi.useFakeTimers()
  host = new EventTarget()
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => expect(vi.getTimerCount()).toBe(0))

/** The result of a call, and after how many milliseconds. */
async function outcome(asked: Asked) {
  const start = Date.now()
  const result = asked.then(({ status }) => [status, Date.now() - start])
  await vi.advanceTimersByTimeAsync(10_000)
  return result
}

describe.each(['ios', 'android', 'browser'] as const)('On %s', (kind) => {
  describe.each(CALLS)('%s', (call, payload, ask, shows) => {
    test.each(BEHAVIOURS)(`ends well where the shell is: %s ${shows} @APP-29 @RULE-49`, async (behaviour) => {
      const shell = kind === 'browser' ? undefined : installFakeShell(host, { kind, behaviour })
      const [status, limit, lines] = RESULTS[kind === 'browser' ? 'missing' : behaviour]
      // A person who waits to leave does not wait for readiness on top.
      const isUrgent = LEAVING.some((name) => name === call)
      const after = isUrgent ? Math.min(limit, 1500) : limit
      expect(await outcome(ask(createBridge(host)))).toEqual([status, after])
      const told = shell?.transcript.map((message) => [message.call, message.payload]) ?? []
      expect(told).toEqual(status === 'unavailable' || behaviour === 'never-ready' ? [] : [[call, payload]])
      expect(log).toHaveBeenCalledTimes(lines)
    })
  })
})

describe('The shell', () => {
  test('is looked for at each call @RULE-50', async () => {
    const { goHome } = createBridge(host)
    expect(await outcome(goHome())).toEqual(['unavailable', 0])
    const { uninstall } = installFakeShell(host, { kind: 'android', behaviour: 'answers' })
    expect(await outcome(goHome())).toEqual(['ok', 20])
    uninstall()
    installFakeShell(host, { kind: 'ios', behaviour: 'unimplemented' })
    expect(await outcome(goHome())).toEqual(['unimplemented', 20])
  })

  test('without a postMessage lacks every call', async () => {
    const { goHome } = createBridge(host)
    host.rupyaShell = {}
    expect(await outcome(goHome())).toEqual(['unimplemented', 0])
    host.webkit = { messageHandlers: { rupya: {} } }
    expect(await outcome(goHome())).toEqual(['unimplemented', 0])
  })

  test('is called as an object, which native ones insist on', async () => {
    class Shell {
      #status = 'ok'
      postMessage() {
        return this.#status
      }
    }
    host.rupyaShell = new Shell()
    expect(await outcome(createBridge(host).goHome())).toEqual(['ok', 0])
    host.webkit = { messageHandlers: { rupya: new Shell() } }
    expect(await outcome(createBridge(host).goHome())).toEqual(['ok', 0])
  })

  test('has the message before the call returns: the page may be left at once', async () => {
    const { transcript } = installFakeShell(host, { kind: 'ios', behaviour: 'answers' })
    const asked = createBridge(host).track(POINT)
    expect(transcript).toHaveLength(1)
    await outcome(asked)
  })
})

describe('An answer', () => {
  test.each([
    [undefined, 'ok'],
    ['ok', 'ok'],
    ['failed', 'failed'],
    [{ done: 1 }, 'failed'],
  ])('%j counts as it is returned, or comes later @APP-29', async (answer, status) => {
    const { goHome } = createBridge(host)
    host.rupyaShell = { postMessage: () => answer }
    expect(await outcome(goHome())).toEqual([status, 0])

    const { transcript } = installFakeShell(host, { kind: 'android', behaviour: 'silent' })
    const asked = goHome()
    // Kotlin may have written the number as a text.
    setTimeout(() => host.rupyaShellReply?.(String(transcript[0]?.id), answer), 100)
    expect(await outcome(asked)).toEqual([status, 100])
  })

  test('that comes again, or belongs to another page, changes nothing', async () => {
    const { transcript } = installFakeShell(host, { kind: 'android', behaviour: 'twice' })
    const seen: unknown[] = []
    const { goHome, onMessage } = createBridge(host)
    onMessage(({ result }) => seen.push(result))
    expect(await outcome(goHome())).toEqual(['ok', 20])
    host.rupyaShellReply?.(transcript[0]!.id, 'failed')
    host.rupyaShellReply?.('?', 'failed')
    expect(seen).toEqual([{ status: 'ok' }])

    // The next page: a late answer to message 1 of this page must not be taken for its own message 1.
    vi.advanceTimersByTime(10_000)
    void createBridge(host).goHome()
    expect(transcript[1]?.id).not.toBe(transcript[0]?.id)
    await vi.runAllTimersAsync()
  })
})

test('A shell that cannot answer has taken a message of the first version, and lacks a later one @APP-117', async () => {
  const { goHome, sessionEnded } = createBridge(host)
  host.rupyaShell = { postMessage: () => undefined }
  expect(await outcome(goHome())).toEqual(['ok', 0])
  expect(await outcome(sessionEnded())).toEqual(['unimplemented', 0])
})

describe('A payload', () => {
  /** JSON of exactly this many bytes; `₹` is three bytes. */
  const pointOf = (bytes: number) => {
    const rest = bytes - new TextEncoder().encode(JSON.stringify({ ...POINT, productId: '' })).length
    return { ...POINT, productId: '₹'.repeat(Math.floor(rest / 3)) + 'x'.repeat(rest % 3) }
  }

  test('is under 8 KB, counted in bytes @RULE-52', async () => {
    const { transcript } = installFakeShell(host, { kind: 'ios', behaviour: 'takes-anything' })
    const { track } = createBridge(host)
    expect(await outcome(track(pointOf(8191)))).toEqual(['ok', 20])
    expect(await outcome(track(pointOf(8192)))).toEqual(['failed', 0])
    expect(transcript).toHaveLength(1)
  })
})

describe('Before the shell is ready', () => {
  beforeEach(() => {
    host.rupyaShellReady = false
  })
  const ready = () => {
    host.rupyaShellReady = true
    host.dispatchEvent(new Event('rupyashellready'))
  }

  test('messages wait, and go out in their order', async () => {
    const { goHome, rate, track } = createBridge(host)
    const asked = [track(POINT), rate(), goHome()]
    await vi.advanceTimersByTimeAsync(1000)
    // The shell's object may be added as late as the event that it is ready.
    const { transcript } = installFakeShell(host, { kind: 'android', behaviour: 'answers' })
    ready()
    expect(transcript.map(({ call }) => call)).toEqual(['track', 'rate', 'goHome'])
    await vi.advanceTimersByTimeAsync(20)
    expect(await Promise.all(asked)).toEqual([{ status: 'ok' }, { status: 'ok' }, { status: 'ok' }])
  })

  test('its event counts once, before a call or after, whatever the flag still says', async () => {
    const { transcript } = installFakeShell(host, { kind: 'ios', behaviour: 'answers' })
    const { rate } = createBridge(host)
    void rate()
    expect(transcript).toHaveLength(0)
    host.dispatchEvent(new Event('rupyashellready'))
    host.dispatchEvent(new Event('rupyashellready'))
    expect(transcript).toHaveLength(1)
    expect(await outcome(rate())).toEqual(['ok', 20])
  })

  test('its flag counts without the event, soon after it is set or at the next message', async () => {
    const { transcript } = installFakeShell(host, { kind: 'android', behaviour: 'answers' })
    const { goHome, rate } = createBridge(host)
    const asked = outcome(goHome())
    setTimeout(() => (host.rupyaShellReady = true), 30)
    expect(await asked).toEqual(['ok', 120])
    expect(transcript).toHaveLength(1)
    expect(await outcome(rate())).toEqual(['ok', 20])
  })

  test('no message waits for ever, and none is sent after that @RULE-51', async () => {
    const { transcript } = installFakeShell(host, { kind: 'ios', behaviour: 'answers' })
    const { close, goHome, openProduct, rate, track } = createBridge(host)
    const navigation = [close(), goHome(), openProduct(url)].map(outcome)
    const others = [rate(), track(POINT)].map(outcome)
    for (const ended of navigation) expect(await ended).toEqual(['timeout', 1500])
    for (const ended of others) expect(await ended).toEqual(['timeout', 3000])
    ready()
    expect(transcript).toEqual([])
  })

  test('navigation has 1.5 s in all; what nobody waits for has them once it is sent', async () => {
    installFakeShell(host, { kind: 'ios', behaviour: 'silent' })
    setTimeout(ready, 1400)
    const { goHome, track } = createBridge(host)
    const [navigation, tracking] = [goHome(), track(POINT)].map(outcome)
    expect(await navigation).toEqual(['timeout', 1500])
    expect(await tracking).toEqual(['timeout', 2900])
  })

  test('twenty wait; then the oldest makes room @RULE-51', async () => {
    const { transcript } = installFakeShell(host, { kind: 'ios', behaviour: 'answers' })
    const { track } = createBridge(host)
    const asked = Array.from({ length: 22 }, (_, positionId) => track({ moduleId: 1, positionId }))
    expect(await asked[0]).toEqual({ status: 'failed' })
    expect(await asked[1]).toEqual({ status: 'failed' })
    ready()
    expect(transcript.map(({ payload }) => payload)).toEqual(
      Array.from({ length: 20 }, (_, index) => ({ moduleId: 1, positionId: index + 2 })),
    )
    await vi.runAllTimersAsync()
    expect(await asked[2]).toEqual({ status: 'ok' })
  })
})
