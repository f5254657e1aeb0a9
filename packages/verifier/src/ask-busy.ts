import { setTimeout as wait } from 'node:timers/promises'
import type { Effect } from './bundle.ts'
import type { NoReply, Reply } from './send.ts'

/** The status of a call that was refused before it was processed, with or without a time to retry. */
export const REFUSED = 429

const USUAL_SECONDS = 10
const MOST_SECONDS = 120
/** The longest total wait of a run for busy servers: each trial might ask for the longest wait. */
const MOST_SECONDS_IN_ALL = 300

/** The seconds that a run may still wait, shared by all its trials. */
export const busyWaits = () => ({ left: MOST_SECONDS_IN_ALL })

/** The note about a busy server. No contract forbids being busy. */
export function busyNote({ status, retryAfter }: Reply): string {
  const when = retryAfter === undefined ? `${USUAL_SECONDS} s` : 'the time that it asks for'
  const slower = status === REFUSED ? ', and later calls more slowly (`--pace` limits the calls in a second)' : ''
  return `was busy (HTTP ${status}${retryAfter === undefined ? ' without `Retry-After`' : ''}): the call was sent again after ${when}${slower}`
}

/** How long to wait after a refusal that may be a gateway's, and how often. */
const SHORT_SECONDS = 1
const MOST_SHORT = 2

/** nginx refuses so by default: https://nginx.org/en/docs/http/ngx_http_limit_req_module.html#limit_req_status */
const isUnsaid = (reply: Reply | NoReply) =>
  'status' in reply && reply.status === 503 && reply.retryAfter === undefined && reply.type !== 'application/json'

/** Why a trial got no answer. */
export const STAYS_BUSY = 'the server was busy twice'
export const WAITED_LONG = `the server was busy, and the run waits at most ${MOST_SECONDS_IN_ALL} s in all for that`
const MAY_BE_DONE = 'the server was busy, but may have moved money: the call was not sent again'

interface Asked {
  reply: Reply | NoReply
  requests: number
  milliseconds: number
  /** The answer of a busy server after which the call was sent again. */
  busyReply?: Reply
  /** The call was first refused with a page, without a time to ask again. */
  isLimited?: boolean
  /** Why there is no answer to check. */
  busy?: string
}

/** Sends a call, and once more after the time that a busy server asks for. Never repeats a call that may have moved money. */
export async function askBusy(
  ask: () => Promise<Reply | NoReply>,
  {
    isBusy,
    effect,
    waits,
    stop,
  }: {
    isBusy: (reply: Reply) => boolean
    effect: Effect
    waits: ReturnType<typeof busyWaits>
    stop?: AbortSignal | undefined
  },
): Promise<Asked> {
  const busyIn = (reply: Reply | NoReply) => ('status' in reply && isBusy(reply) ? reply : undefined)
  const first = await ask()
  const once = { reply: first, requests: 1, milliseconds: first.milliseconds }
  const busyReply = busyIn(first)
  if (!busyReply) return isUnsaid(first) && effect !== 'money' ? askAgain() : once
  if (effect === 'money' && busyReply.status !== REFUSED) return { ...once, busy: MAY_BE_DONE }
  const seconds = secondsAsked(busyReply)
  if (seconds > waits.left) return { ...once, busy: WAITED_LONG }
  waits.left -= seconds
  await wait(seconds * 1000, undefined, { signal: stop })
  const reply = await ask()
  const both = { reply, busyReply, requests: 2, milliseconds: once.milliseconds + reply.milliseconds }
  return busyIn(reply) ? { ...both, busy: STAYS_BUSY } : both

  /** The server behind a gateway may be right. What stays so is judged. */
  async function askAgain(): Promise<Asked> {
    const all = [first]
    for (let last = first; all.length <= MOST_SHORT && isUnsaid(last); all.push(last)) {
      if (SHORT_SECONDS > waits.left) break
      waits.left -= SHORT_SECONDS
      await wait(SHORT_SECONDS * 1000, undefined, { signal: stop })
      last = await ask()
    }
    const final = all.at(-1) ?? first
    const milliseconds = all.reduce((sum, one) => sum + one.milliseconds, 0)
    return { reply: final, requests: all.length, milliseconds, isLimited: 'status' in final && !isUnsaid(final) }
  }
}

/** How long to wait, as the contract defines it. */
function secondsAsked({ retryAfter = '' }: Reply): number {
  const seconds = /^[0-9]+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000
  return seconds >= 0 ? Math.min(Math.ceil(seconds) || 1, MOST_SECONDS) : USUAL_SECONDS
}
