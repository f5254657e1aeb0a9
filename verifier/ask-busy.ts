import { setTimeout as wait } from 'node:timers/promises'
import type { Effect } from '../openapi/document.ts'
import type { NoReply, Reply } from './send.ts'

/** The status of a call that was refused before anything was done with it, whether it says when to come again or not. */
export const REFUSED = 429

const USUAL_SECONDS = 10
const MOST_SECONDS = 120
/** How long a run waits in all because a server is busy: each trial might ask for the longest wait. */
const MOST_SECONDS_IN_ALL = 300

/** The seconds that a run may still wait. All its trials share them. */
export const busyWaits = () => ({ left: MOST_SECONDS_IN_ALL })

/** Said of a server that is busy, which no contract forbids. */
export const BUSY_NOTE = 'was busy: the call was sent again after as long as it asks, as the app reads again'

/** Why what a trial asks stayed without an answer. */
export const STAYS_BUSY = 'the server was busy twice'
export const WAITED_LONG = `the server was busy, and the run waits no more than ${MOST_SECONDS_IN_ALL} s in all for that`
const MAY_BE_DONE = 'the server was busy, and may have moved money all the same: the call was not sent again'

interface Asked {
  reply: Reply | NoReply
  requests: number
  milliseconds: number
  /** Why there is no answer to judge. */
  busy?: string
}

/** Sends a call, and once more after as long as a busy server asks; no call that may have moved money. */
export async function askBusy(
  ask: () => Promise<Reply | NoReply>,
  { isBusy, effect, waits }: { isBusy: (reply: Reply) => boolean; effect: Effect; waits: ReturnType<typeof busyWaits> },
): Promise<Asked> {
  const busyIn = (reply: Reply | NoReply) => ('status' in reply && isBusy(reply) ? reply : undefined)
  const first = await ask()
  const once = { reply: first, requests: 1, milliseconds: first.milliseconds }
  const told = busyIn(first)
  if (!told) return once
  if (effect === 'money' && told.status !== REFUSED) return { ...once, busy: MAY_BE_DONE }
  const seconds = secondsAsked(told)
  if (seconds > waits.left) return { ...once, busy: WAITED_LONG }
  waits.left -= seconds
  await wait(seconds * 1000)
  const reply = await ask()
  const both = { reply, requests: 2, milliseconds: once.milliseconds + reply.milliseconds }
  return busyIn(reply) ? { ...both, busy: STAYS_BUSY } : both
}

/** How long to wait, by the contract's words. */
function secondsAsked({ retryAfter = '' }: Reply): number {
  const seconds = /^[0-9]+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000
  return seconds >= 0 ? Math.min(Math.ceil(seconds) || 1, MOST_SECONDS) : USUAL_SECONDS
}
