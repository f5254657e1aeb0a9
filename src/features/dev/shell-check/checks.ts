import { findShell } from '../../../platform/bridge/adapters.ts'
import {
  LEAVING,
  PAYLOADS,
  READY_TIMEOUT_MS,
  type ShellCalls,
  type ShellHost,
} from '../../../platform/bridge/contract.gen.ts'
import { readinessOf } from '../../../platform/bridge/readiness.ts'
import { judge, type Verdict } from './judge.ts'
import { probe, type Sent } from './probe.ts'
import { wordsOf } from './words-of.ts'

/** Something that the page finds out by itself. */
export interface Check {
  id: string
  title: string
  /** Its payload is wrong, so the shell does nothing. */
  isRefused?: true
  run: (host: ShellHost & EventTarget) => Promise<Verdict>
}

const CALLS = Object.keys(PAYLOADS) as (keyof ShellCalls)[]
const isLeaving = (call: keyof ShellCalls) => LEAVING.includes(call)
/** A name that no version of the contract has. */
const UNKNOWN = 'checkOfTheShell'

const answerTo = async (host: ShellHost, sent: Sent, expected: Parameters<typeof judge>[1]) => {
  const [probed] = await probe(host, [sent])
  return judge(probed ?? { answers: [], strays: [] }, expected, sent.call)
}

/** Its right payloads. */
const tracked: Check[] = Object.entries(PAYLOADS.track.good).map(([name, payload]) => ({
  id: `track.good.${name}`,
  title: `track, ${JSON.stringify(payload)}`,
  run: (host) => answerTo(host, { call: 'track', payload }, 'ok'),
}))

/** The wrong payloads of a message. */
const refusals = (call: keyof ShellCalls): Check[] =>
  Object.entries(PAYLOADS[call].bad).map(([name, payload]) => ({
    id: `${call}.bad.${name}`,
    title: `${call} with a wrong payload, ${JSON.stringify(payload)}`,
    isRefused: true,
    run: (host) => answerTo(host, { call, payload }, 'failed'),
  }))

/**
 * One message comes first: a mistake in how the shell answers is told of it alone. Those that may take the page away come last.
 */
export const CHECKS: Check[] = [
  { id: 'object', title: 'The object of the shell', run: (host) => Promise.resolve(findObject(host)) },
  { id: 'ready', title: 'Readiness', run: waitUntilReady },
  ...tracked.slice(0, 1),
  {
    id: 'unknown',
    title: 'A message that no shell knows',
    run: (host) => answerTo(host, { call: UNKNOWN, payload: null }, 'unimplemented'),
  },
  ...tracked.slice(1),
  { id: 'two', title: 'Two messages at once', run: sendTwo },
  ...CALLS.filter((call) => !isLeaving(call)).flatMap(refusals),
  ...CALLS.filter(isLeaving).flatMap(refusals),
]

function findObject(host: ShellHost): Verdict {
  try {
    return objectOf(host)
  } catch (error) {
    return { came: `an object that throws: ${wordsOf(error)}`, should: 'let the page look for it', ends: true }
  }
}

function objectOf(host: ShellHost): Verdict {
  const found = findShell(host)
  if (found === 'unavailable')
    return {
      came: 'no object',
      should: 'add webkit.messageHandlers.rupya or rupyaShell before the page loads',
      ends: true,
    }
  if (found === 'unimplemented')
    return { came: 'an object without postMessage', should: 'give it postMessage', ends: true }
  return { came: host.webkit?.messageHandlers?.rupya ? 'webkit.messageHandlers.rupya' : 'rupyaShell' }
}

async function waitUntilReady(host: ShellHost): Promise<Verdict> {
  const readiness = readinessOf(host)
  if (readiness.isReady()) return { came: 'ready' }
  const isReady = await new Promise<boolean>((resolve) => {
    const stop = readiness.whenReady(() => resolve(true))
    setTimeout(() => {
      stop()
      resolve(readiness.isReady())
    }, READY_TIMEOUT_MS)
  })
  return isReady
    ? { came: 'ready, after a wait' }
    : {
        came: `rupyaShellReady is still false after ${READY_TIMEOUT_MS / 1000} s`,
        should: 'set it to true',
        ends: true,
      }
}

async function sendTwo(host: ShellHost): Promise<Verdict> {
  const payload = Object.values(PAYLOADS.track.good)[0]
  const both = await probe(host, [
    { call: 'track', payload },
    { call: UNKNOWN, payload: null },
  ])
  const verdicts = both.map((probed, index) => judge(probed, index === 0 ? 'ok' : 'unimplemented'))
  // What a shell says of each message alone is judged above.
  const wrong = verdicts.find(({ ends }) => ends)
  if (wrong?.should) return { came: `for one of them: ${wrong.came}`, should: wrong.should }
  const isSwapped =
    verdicts.every(({ should }) => should) &&
    both.every((probed, index) => !judge(probed, index === 0 ? 'unimplemented' : 'ok').should)
  return isSwapped
    ? { came: 'each the answer of the other', should: 'keep the id of a message with its answer' }
    : { came: 'each its own answer' }
}
