import { findShell } from '../../../platform/bridge/adapters.ts'
import {
  LEAVING,
  PAYLOADS,
  READY_EVENT,
  READY_TIMEOUT_MS,
  type ShellCalls,
  type ShellHost,
} from '../../../platform/bridge/contract.gen.ts'
import { judge, type Verdict } from './judge.ts'
import { probe, type Sent } from './probe.ts'
import { wordsOf } from './words-of.ts'

/** Something that the page finds out by itself. */
export interface Check {
  id: string
  title: string
  /** A wrong shell may take the page away. */
  mayLeave?: boolean
  run: (host: ShellHost & EventTarget) => Promise<Verdict>
}

const CALLS = Object.keys(PAYLOADS) as (keyof ShellCalls)[]
const isLeaving = (call: keyof ShellCalls) => LEAVING.includes(call)
/** A name that no version of the contract has. */
const UNKNOWN = 'checkOfTheShell'

const answerTo = async (host: ShellHost, sent: Sent, expected: Parameters<typeof judge>[1]) => {
  const [probed] = await probe(host, [sent])
  return judge(probed ?? { answers: [], foreignIds: [] }, expected)
}

/** The wrong payloads of a message. */
const refusals = (call: keyof ShellCalls): Check[] =>
  Object.entries(PAYLOADS[call].bad).map(([name, payload]) => ({
    id: `${call}.bad.${name}`,
    title: `${call} with a wrong payload, ${JSON.stringify(payload)}`,
    // Whatever a person would see of it: a prompt, a screen, or the page gone.
    mayLeave: call !== 'track',
    run: (host) => answerTo(host, { call, payload }, 'failed'),
  }))

/** In an order in which those that may take the page away come last. */
export const CHECKS: Check[] = [
  { id: 'object', title: 'The object of the shell', run: (host) => Promise.resolve(findObject(host)) },
  { id: 'ready', title: 'Readiness', run: waitUntilReady },
  {
    id: 'unknown',
    title: 'A message that no shell knows',
    run: (host) => answerTo(host, { call: UNKNOWN, payload: null }, 'unimplemented'),
  },
  ...Object.entries(PAYLOADS.track.good).map(([name, payload]): Check => ({
    id: `track.good.${name}`,
    title: `track, ${JSON.stringify(payload)}`,
    run: (host) => answerTo(host, { call: 'track', payload }, 'ok'),
  })),
  { id: 'two', title: 'Two messages at once', run: sendTwo },
  ...CALLS.filter((call) => !isLeaving(call)).flatMap(refusals),
  ...CALLS.filter(isLeaving).flatMap(refusals),
]

function findObject(host: ShellHost): Verdict {
  try {
    return objectOf(host)
  } catch (error) {
    return { came: `an object that throws: ${wordsOf(error)}`, should: 'let the page look for it' }
  }
}

function objectOf(host: ShellHost): Verdict {
  const found = findShell(host)
  if (found === 'unavailable')
    return { came: 'no object', should: 'add webkit.messageHandlers.rupya or rupyaShell before the page loads' }
  if (found === 'unimplemented') return { came: 'an object without postMessage', should: 'give it postMessage' }
  return { came: host.webkit?.messageHandlers?.rupya ? 'webkit.messageHandlers.rupya' : 'rupyaShell' }
}

async function waitUntilReady(host: ShellHost & EventTarget): Promise<Verdict> {
  if (host.rupyaShellReady !== false) return { came: 'ready' }
  const isReady = await new Promise<boolean>((resolve) => {
    host.addEventListener(READY_EVENT, () => resolve(true), { once: true })
    setTimeout(() => resolve(host.rupyaShellReady !== false), READY_TIMEOUT_MS)
  })
  return isReady
    ? { came: 'ready, after a wait' }
    : {
        came: `rupyaShellReady is still false after ${READY_TIMEOUT_MS / 1000} s`,
        should: `set it to true and dispatch ${READY_EVENT}`,
      }
}

async function sendTwo(host: ShellHost): Promise<Verdict> {
  const payload = Object.values(PAYLOADS.track.good)[0]
  const both = await probe(host, [
    { call: 'track', payload },
    { call: UNKNOWN, payload: null },
  ])
  const [one, other] = both.map((probed, index) => judge(probed, index === 0 ? 'ok' : 'unimplemented'))
  const wrong = one?.should ? one : other
  return wrong?.should ? { ...wrong, came: `for one of them: ${wrong.came}` } : { came: 'each its own answer' }
}
