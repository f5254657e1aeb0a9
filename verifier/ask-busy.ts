import { setTimeout as wait } from 'node:timers/promises'
import type { Effect } from '../openapi/document.ts'
import type { NoReply, Reply } from './send.ts'

/** The status of a call that was refused before anything was done with it, whether it says when to come again or not. */
export const REFUSED = 429

const USUAL_SECONDS = 10
const MOST_SECONDS = 120

/** Said of a server that is busy, which no contract forbids. */
export const BUSY_NOTE = 'was busy: the call was sent again after as long as it asks, as the app reads again'

/** Why what a trial asks stayed without an answer. */
export const STAYS_BUSY = 'the server was busy twice'
const MAY_BE_DONE = 'the server was busy, and may have moved money all the same: the call was not sent again'

interface Asked {
  reply: Reply | NoReply
  requests: number
  milliseconds: number
  wasBusy: boolean
  /** Why there is no answer to judge. */
  busy?: string
}

/** Sends a call, and once more after as long as a busy server asks; no call that may have moved money. */
export async function askBusy(
  ask: () => Promise<Reply | NoReply>,
  { isBusy, effect }: { isBusy: (reply: Reply) => boolean; effect: Effect },
): Promise<Asked> {
  const busyIn = (reply: Reply | NoReply) => ('status' in reply && isBusy(reply) ? reply : undefined)
  const first = await ask()
  const { milliseconds } = first
  const told = busyIn(first)
  if (!told) return { reply: first, requests: 1, milliseconds, wasBusy: false }
  if (effect === 'money' && told.status !== REFUSED)
    return { reply: first, requests: 1, milliseconds, wasBusy: true, busy: MAY_BE_DONE }
  await wait(secondsAsked(told) * 1000)
  const reply = await ask()
  const both = { reply, requests: 2, milliseconds: milliseconds + reply.milliseconds, wasBusy: true }
  return busyIn(reply) ? { ...both, busy: STAYS_BUSY } : both
}

/** How long to wait, by the contract's words. */
function secondsAsked({ retryAfter = '' }: Reply): number {
  const seconds = /^[0-9]+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000
  return seconds >= 0 ? Math.min(Math.ceil(seconds) || 1, MOST_SECONDS) : USUAL_SECONDS
}
