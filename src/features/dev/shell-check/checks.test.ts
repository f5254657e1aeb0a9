import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installFakeShell } from '../../../../mocks/fake-shell.ts'
import { BEHAVIOURS, type ShellHost } from '../../../platform/bridge/contract.gen.ts'
import { CHECKS } from './checks.ts'
import { reportLines, reportText, summaryOf } from './report-text.ts'
import type { Verdict } from './judge.ts'

let host: EventTarget & ShellHost
beforeEach(() => {
  vi.useFakeTimers()
  host = new EventTarget()
})
afterEach(() => void vi.useRealTimers())

/** What all checks find, as the page runs them. */
async function checkAll() {
  const results: Record<string, Verdict> = {}
  for (const { id, run } of CHECKS) {
    const ran = run(host)
    await vi.advanceTimersByTimeAsync(10_000)
    results[id] = await ran
    if (id === 'object' && results[id].should) break
  }
  return { results }
}

/** All but the object and readiness send something. */
const SENDING = CHECKS.length - 2
const REFUSALS = CHECKS.filter(({ id }) => id.includes('.bad.')).length

/** What is said of each mistake, and of how many checks. */
const NAMED: Record<(typeof BEHAVIOURS)[number], [wrong: number, says: RegExp]> = {
  answers: [0, /0 wrong/],
  missing: [1, /The object of the shell\n +came: no object\n +should: add webkit/],
  throws: [
    SENDING,
    /came: postMessage failed: Error: The shell threw\n +should: answer unimplemented, and never throw/,
  ],
  silent: [SENDING, /came: nothing\n +should: answer within 1\.5 s/],
  late: [SENDING, /came: ok after 2 s\n +should: answer within 1\.5 s/],
  twice: [SENDING, /came: \{"status":"ok"\} after 0\.02 s, and then \{"status":"failed"\}\n +should: answer once/],
  'wrong-shape': [SENDING, /came: \{"done":1\} after 0\.02 s\n +should: answer one of ok, unimplemented, failed/],
  unimplemented: [
    SENDING - 1,
    /track, .*\n +came: unimplemented after 0\.02 s\n +should: answer ok: the payload is right/,
  ],
  'wrong-case': [SENDING, /came: OK after 0\.02 s\n +should: write ok in lower case/],
  'other-id': [
    SENDING,
    /came: an answer for the id \d+, which the page did not send\n +should: name the id of the message/,
  ],
  'refuses-all': [3, /track, .*\n +came: failed after 0\.02 s\n +should: answer ok: the payload is right/],
  'takes-anything': [
    REFUSALS,
    /close with a wrong payload, \{"sure":true\}\n +came: ok after 0\.02 s\n +should: answer failed: the payload is wrong/,
  ],
  'knows-everything': [
    2,
    /A message that no shell knows\n +came: ok after 0\.02 s\n +should: answer unimplemented: the shell cannot know this name/,
  ],
  'one-at-a-time': [1, /Two messages at once\n +came: for one of them: nothing\n +should: answer within 1\.5 s/],
  'never-ready': [
    1,
    /Readiness\n +came: rupyaShellReady is still false after 3 s\n +should: set it to true and dispatch/,
  ],
}

describe.each(['ios', 'android'] as const)('Check this shell, on %s,', (kind) => {
  test.each(BEHAVIOURS)('names what is wrong with a shell that plays: %s @DEV-6', async (behaviour) => {
    installFakeShell(host, { kind, behaviour })
    const lines = reportLines(await checkAll())
    const [wrong, says] = NAMED[behaviour]
    expect(lines.filter(({ state }) => state === 'wrong')).toHaveLength(wrong)
    expect(reportText(lines, 'A phone')).toMatch(says)
  })
})

test('A shell whose handler cannot reply has taken every message, and is reported so', async () => {
  host.webkit = { messageHandlers: { rupya: { postMessage: () => undefined } } }
  const { results } = await checkAll()
  expect(results['track.good.product']).toEqual({ came: 'no value (it counts as ok) after 0 s' })
  expect(results['unknown']?.should).toBe('answer unimplemented: the shell cannot know this name')
})

test('A shell that is ready in time is right, and the page’s own bridge still works', async () => {
  const reply = vi.fn<() => void>()
  installFakeShell(host, { kind: 'android', behaviour: 'answers' })
  host.rupyaShellReply = reply
  host.rupyaShellReady = false
  setTimeout(() => host.dispatchEvent(new Event('rupyashellready')), 11_000)
  const { results } = await checkAll()
  expect(results['ready']).toEqual({ came: 'ready, after a wait' })
  host.rupyaShellReply?.(1, 'ok')
  expect(reply).toHaveBeenCalledOnce()
})

test('The report says in one sentence how the shell is, and lists what is wrong first', async () => {
  installFakeShell(host, { kind: 'ios', behaviour: 'one-at-a-time' })
  const lines = reportLines(await checkAll())
  expect(summaryOf(lines)).toBe(`${CHECKS.length - 1} right, 1 wrong, ${lines.length - CHECKS.length} not tried`)
  const text = reportText(lines, 'A phone')
  expect(text.indexOf('WRONG')).toBeLessThan(text.indexOf('RIGHT\n'))
  expect(text).toContain('\nA phone\n')
})

describe('A shell that cannot even be looked at is named, and does not stop the check:', () => {
  const boom = () => {
    throw new Error('boom')
  }
  const cyclic: Record<string, unknown> = {}
  cyclic['self'] = cyclic

  test('its object throws', async () => {
    Object.defineProperty(host, 'webkit', { get: boom })
    const { results } = await checkAll()
    expect(results['object']?.came).toBe('an object that throws: Error: boom')
  })

  test.each<[what: string, answer: unknown, came: RegExp]>([
    ['an object that holds itself', cyclic, /^\[object Object\] after/],
    ['a symbol', Symbol('ok'), /^Symbol\(ok\) after/],
    ['something that throws', { toJSON: boom, toString: boom }, /^something without words after/],
    ['a long text', 'x'.repeat(5_000_000), /^x{199}… after/],
  ])('it answers with %s', async (_what, answer, came) => {
    host.rupyaShell = { postMessage: () => answer }
    const { results } = await checkAll()
    expect(results['track.good.none']?.came).toMatch(came)
    expect(results['track.good.none']?.should).toBe('answer one of ok, unimplemented, failed')
  })

  test('it answers without an id', async () => {
    host.rupyaShell = {
      postMessage: () => {
        Reflect.apply(host.rupyaShellReply!, undefined, [Object.create(null), 'ok'])
        return 'pending'
      },
    }
    const { results } = await checkAll()
    expect(results['track.good.none']?.should).toBe('name the id of the message')
  })
})
