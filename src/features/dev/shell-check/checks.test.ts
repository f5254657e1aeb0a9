import { beforeEach, describe, expect, test, vi } from 'vitest'
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

/** What all checks find, as the page runs them, and in how many seconds. */
async function checkAll() {
  const results: Record<string, Verdict> = {}
  const start = Date.now()
  for (const { id, run } of CHECKS) {
    const running = new Set([id])
    const ran = run(host).finally(() => running.clear())
    while (running.size > 0) await vi.advanceTimersByTimeAsync(20)
    const verdict = await ran
    results[id] = verdict
    if (verdict.ends) break
  }
  return { results, seconds: (Date.now() - start) / 1000 }
}

const FIRST = /\n3\. track, \{"moduleId":30,"positionId":0,"productId":"1001"\}\n/.source
const said = (came: string, should: string) => new RegExp(`${FIRST} +came: ${came}\n +should: ${should}`)

/** What is said of each mistake, once. */
const NAMED: Record<Exclude<(typeof BEHAVIOURS)[number], 'answers'>, RegExp> = {
  missing: /The object of the shell\n +came: no object\n +should: add webkit/,
  throws: said('postMessage failed: Error: The shell threw', 'answer ok, and never throw'),
  silent: said('nothing', String.raw`call rupyaShellReply\(id, "ok"\), or the reply of the handler, within 1\.5 s`),
  late: said('ok after 2 s', String.raw`answer within 1\.5 s`),
  twice: said(String.raw`\{"status":"ok"\} after 0\.0\d s, and then \{"status":"failed"\}`, 'answer once'),
  'wrong-shape': said(String.raw`\{"done":1\} after 0\.0\d s`, 'answer one of the texts ok, unimplemented, failed'),
  unimplemented:
    /3\. track, .*; track, .*; rate with a wrong payload, .*\n +came: unimplemented after .*\n +should: know this message/,
  'wrong-case': said(String.raw`OK after 0\.0\d s`, 'write ok in lower case'),
  'other-id': said(
    String.raw`rupyaShellReply\(\d+, ok\), which names no message of the page`,
    'name the id of the message that is answered',
  ),
  'refuses-all': /3\. track, .*; track, .*\n +came: failed after .*\n +should: answer ok: the payload is right/,
  'takes-anything':
    /rate with a wrong payload, .*; close with a wrong payload, \{"sure":true\}; .*\n +came: ok after .*\n +should: answer failed: the payload is wrong/,
  'knows-everything':
    /A message that no shell knows\n +came: ok after .*\n +should: answer unimplemented: the shell cannot know this name/,
  'one-at-a-time': /Two messages at once\n +came: for one of them: nothing\n +should: call rupyaShellReply/,
  'never-ready': /Readiness\n +came: rupyaShellReady is still false after 3 s\n +should: set it to true/,
}

/** Shells of Android that go wrong in a way of their own: what `postMessage` does with the id of a message. */
const SLIPS: [what: string, answer: (id: number) => unknown, says: RegExp][] = [
  ['says true', () => true, said('true after 0 s', 'answer one of the texts ok, unimplemented, failed')],
  ['says success', () => 'success', said('success after 0 s', 'answer one of the texts ok, unimplemented, failed')],
  [
    'says nothing, and answers later',
    (id) => void setTimeout(() => host.rupyaShellReply?.(id, 'ok'), 20),
    said(
      'no value after 0 s, and then ok',
      'return pending, and answer later; on iOS, answer by the handler with reply',
    ),
  ],
  [
    'writes its answer without quotes',
    (id) => replyLater(() => [id, Reflect.get(host, 'ok')]),
    said('ok without quotes after 0 s', String.raw`write the answer in quotes: rupyaShellReply\(id, "ok"\)`),
  ],
  [
    'writes its object without quotes',
    (id) => replyLater(() => [id, { status: Reflect.get(host, 'ok') }]),
    said(String.raw`\{"status":"ok without quotes"\} after 0 s`, 'answer one of the texts ok'),
  ],
  ...[
    ['gives one object', (id: number) => [{ id, answer: 'ok' }], String.raw`\{"id":\d+,"answer":"ok"\}`] as const,
    ['swaps id and answer', (id: number) => ['ok', id], String.raw`ok, \d+`] as const,
    ['gives no id', () => ['ok'], 'ok'] as const,
  ].map(([what, given, words]): (typeof SLIPS)[number] => [
    what,
    (id) => replyLater(() => given(id)),
    said(String.raw`rupyaShellReply\(${words}\), which names no message of the page`, 'call rupyaShellReply'),
  ]),
]

function replyLater(given: () => unknown[]) {
  void Promise.resolve().then(() => Reflect.apply(host.rupyaShellReply!, undefined, given()))
  return 'pending'
}

/** What is found of a shell with one mistake. */
async function findings() {
  const { results, seconds } = await checkAll()
  const lines = reportLines({ results })
  const wrong = lines.filter(({ state }) => state === 'wrong').length
  return { wrong, isQuick: seconds < 10, report: reportText(lines, 'A phone') }
}
const once = (says: RegExp) => ({ wrong: 1, isQuick: true, report: expect.stringMatching(says) })

describe.each(['ios', 'android'] as const)('Check this shell, on %s,', (kind) => {
  test.each(Object.entries(NAMED))(
    'names once what is wrong with a shell that plays: %s @DEV-6',
    async (name, says) => {
      installFakeShell(host, { kind, behaviour: BEHAVIOURS.find((behaviour) => behaviour === name)! })
      expect(await findings()).toEqual(once(says))
    },
  )

  test('finds all right in a shell that keeps the contract', async () => {
    installFakeShell(host, { kind, behaviour: 'answers' })
    expect(summaryOf(reportLines(await checkAll()))).toMatch(new RegExp(`^${CHECKS.length} right, 0 wrong`))
  })
})

test('A shell that is older than a message is right', async () => {
  installFakeShell(host, { kind: 'android', behaviour: 'answers' })
  const post = host.rupyaShell?.postMessage
  host.rupyaShell = {
    postMessage: (text) => (JSON.parse(text).call === 'sessionEnded' ? 'unimplemented' : post?.(text)),
  }
  const { results } = await checkAll()
  expect(results['sessionEnded.bad.unexpected']).toEqual({
    came: 'unimplemented after 0 s: the shell is older than this message',
    lacks: true,
  })
})

test.each(SLIPS)('A shell that %s is told so once, with the cure @DEV-6', async (_what, answer, says) => {
  host.rupyaShell = { postMessage: (text) => answer(JSON.parse(text).id) }
  expect(await findings()).toEqual(once(says))
})

test('Two answers that are mixed up are told as that', async () => {
  const ids: number[] = []
  host.rupyaShell = {
    postMessage(text) {
      const { id, call } = JSON.parse(text)
      ids.push(id)
      setTimeout(() => host.rupyaShellReply?.(ids.pop() ?? 0, call === 'track' ? 'ok' : 'unimplemented'), 20)
      return 'pending'
    },
  }
  const { results } = await checkAll()
  expect(results['two']).toEqual({
    came: 'each the answer of the other',
    should: 'keep the id of a message with its answer',
  })
})

test('A shell whose handler cannot reply is right', async () => {
  host.webkit = { messageHandlers: { rupya: { postMessage: () => undefined } } }
  const { results } = await checkAll()
  expect(summaryOf(reportLines({ results }))).toMatch(new RegExp(`^${CHECKS.length} right, 0 wrong`))
  expect(results['unknown']?.came).toBe('no value after 0 s: the shell cannot answer, which counts as ok')
})

test('A shell that is ready in time is right, and the page’s own bridge still works', async () => {
  const reply = vi.fn<() => void>()
  installFakeShell(host, { kind: 'android', behaviour: 'answers' })
  host.rupyaShellReply = reply
  host.rupyaShellReady = false
  setTimeout(() => (host.rupyaShellReady = true), 1000)
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
    expect(results['track.good.product']?.came).toMatch(came)
    expect(results['track.good.product']?.should).toBe('answer one of the texts ok, unimplemented, failed')
  })
})
