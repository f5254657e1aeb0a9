import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installFakeShell } from '../../../mocks/fake-shell.ts'
import type { SafeLink } from '../links/safe-link.ts'
import { createBridge } from './bridge.ts'
import type { ShellHost } from './contract.gen.ts'

// Only the link policy makes a SafeLink; this cast replaces it.
const url = 'rupya://product/rupiah-kilat' as SafeLink
const POINT = { moduleId: 30, positionId: 0, productId: '1001' }

let host: EventTarget & ShellHost
vi.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(() => {
  vi.useFakeTimers()
  host = new EventTarget()
  host.rupyaShellReady = false
})
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

const ready = () => {
  host.rupyaShellReady = true
  host.dispatchEvent(new Event('rupyashellready'))
}

/** The result of a call, and after how many milliseconds. */
async function outcome(asked: Promise<{ status: string }>) {
  const start = Date.now()
  const result = asked.then(({ status }) => [status, Date.now() - start])
  await vi.advanceTimersByTimeAsync(10_000)
  return result
}

describe('Before the shell is ready', () => {
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

  test('a shell that is ready without saying so has the older messages first', async () => {
    const { transcript } = installFakeShell(host, { kind: 'ios', behaviour: 'answers' })
    const { rate, goHome } = createBridge(host)
    void rate()
    host.rupyaShellReady = true
    void goHome()
    expect(transcript.map(({ call }) => call)).toEqual(['rate', 'goHome'])
    await vi.runAllTimersAsync()
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

  test('a payload keeps what it said when it was sent', async () => {
    const { transcript } = installFakeShell(host, { kind: 'android', behaviour: 'answers' })
    const point = { ...POINT }
    const asked = createBridge(host).track(point)
    point.positionId = 9
    ready()
    await outcome(asked)
    expect(transcript[0]?.payload).toEqual(POINT)
  })
})
