import { now } from '../../../platform/clock.ts'
import { findShell } from '../../../platform/bridge/adapters.ts'
import { ANSWERS, PENDING, REPLY_TIMEOUT_MS, type ShellHost } from '../../../platform/bridge/contract.gen.ts'
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
  /** Calls of `rupyaShellReply` for no message of the page, and the ids that they name. */
  strays: { words: string; id: number }[]
}

/** An answer that a shell has written into its script without quotes: a name, which pages do not know. */
export class Unquoted {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
  toJSON() {
    return `${this.name} without quotes`
  }
}

let lastId = 1e9 + (now() % 1e9)

/**
 * Sends messages at once, around the app's bridge, which shows only what it made of an answer. Resolves when each message has its
 * answer, or nothing can come any more.
 */
export async function probe(host: ShellHost, messages: readonly Sent[]): Promise<Probed[]> {
  const post = lookFor(host)
  const results = new Map(
    messages.map((sent): [number, Probed & Sent] => [(lastId += 1), { ...sent, answers: [], strays: [] }]),
  )
  if (typeof post === 'string') return [...results.values()]
  const start = performance.now()
  const note = (result: Probed, answer: unknown) =>
    result.answers.push({ after: Math.round(performance.now() - start), answer })
  const before = host.rupyaShellReply
  host.rupyaShellReply = (...given: unknown[]) => {
    const id = readId(given[0])
    const result = results.get(id)
    if (result) return void note(result, given[1])
    const words = `rupyaShellReply(${given.map(wordsOf).join(', ')})`
    for (const { strays } of results.values()) strays.push({ words, id })
  }
  const names = ANSWERS.filter((name) => !(name in host))
  for (const name of names) Object.defineProperty(host, name, { configurable: true, get: () => new Unquoted(name) })
  for (const [id, result] of results)
    try {
      // A handler with reply returns a promise; one without returns nothing, which counts as an answer.
      Promise.resolve(post({ id, call: result.call, payload: result.payload })).then(
        (answer: unknown) => answer !== PENDING && note(result, answer),
        (error: unknown) => void (result.threw = wordsOf(error)),
      )
    } catch (error) {
      result.threw = wordsOf(error)
    }
  await waitUntil(() => [...results.values()].every(({ threw, answers }) => threw !== undefined || answers.length > 0))
  await wait(LINGER_MS)
  if (before) host.rupyaShellReply = before
  for (const name of names) Reflect.deleteProperty(host, name)
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
