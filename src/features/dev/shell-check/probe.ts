import { now } from '../../../platform/clock.ts'
import { findShell } from '../../../platform/bridge/adapters.ts'
import { PENDING, REPLY_TIMEOUT_MS, type ShellHost } from '../../../platform/bridge/contract.gen.ts'
import { readId } from '../../../platform/bridge/reply.ts'
import { wordsOf } from './words-of.ts'

/** How long to listen after the first answer, for a second one. */
const LINGER_MS = 300
/** How long to listen for a first answer: a late one should be told from none. */
const PATIENCE_MS = 2 * REPLY_TIMEOUT_MS

export interface Sent {
  call: string
  payload: unknown
}

/** Everything that came back for one message. */
export interface Probed {
  /** What `postMessage` threw. */
  threw?: string
  /** The answers, with their milliseconds since the message was sent. */
  answers: { after: number; answer: unknown }[]
  /** The ids of messages that were never sent, and were answered all the same. */
  foreignIds: string[]
}

let lastId = 1e9 + (now() % 1e9)

/**
 * Sends messages at once, around the app's bridge, which shows only what it made of an answer. Resolves when each message has its
 * answer, or nothing can come any more.
 */
export async function probe(host: ShellHost, messages: readonly Sent[]): Promise<Probed[]> {
  const post = lookFor(host)
  const results = new Map(
    messages.map((sent): [number, Probed & Sent] => [(lastId += 1), { ...sent, answers: [], foreignIds: [] }]),
  )
  if (typeof post === 'string') return [...results.values()]
  const start = performance.now()
  const note = (id: number, answer: unknown) => {
    const result = results.get(id)
    if (result) result.answers.push({ after: Math.round(performance.now() - start), answer })
    else for (const { foreignIds } of results.values()) foreignIds.push(String(id))
  }
  const before = host.rupyaShellReply
  host.rupyaShellReply = (id, answer) => note(readId(id), answer)
  for (const [id, result] of results)
    try {
      // A handler with reply returns a promise; one without returns nothing, which counts as an answer.
      Promise.resolve(post({ id, call: result.call, payload: result.payload })).then(
        (answer: unknown) => answer !== PENDING && note(id, answer),
        (error: unknown) => void (result.threw = wordsOf(error)),
      )
    } catch (error) {
      result.threw = wordsOf(error)
    }
  await waitUntil(() => [...results.values()].every(({ threw, answers }) => threw !== undefined || answers.length > 0))
  await wait(LINGER_MS)
  if (before) host.rupyaShellReply = before
  return [...results.values()]
}

/** An object that cannot even be looked at fails like one that cannot be called. */
function lookFor(host: ShellHost): ReturnType<typeof findShell> {
  try {
    return findShell(host)
  } catch (error) {
    return () => Promise.reject(error)
  }
}

const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

async function waitUntil(isDone: () => boolean) {
  for (let waited = 0; waited < PATIENCE_MS && !isDone(); waited += 20) await wait(20)
}
