import { now } from './clock.ts'

declare global {
  // The early scripts of a page hear of it before the app, and a global is all that they share.
  // oxlint-disable-next-line no-var
  var rupyaServerTime: number | undefined
}

const listeners = new Set<() => void>()

/** Hears of it when a reply tells another time than was known. */
export function onServerTime(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** By how much the server's time is ahead of the steady clock, which nobody can set. */
function setAhead(ahead: number) {
  globalThis.rupyaServerTime = ahead
  for (const listener of listeners) listener()
}

/** Whole seconds, less than twelve days: no cache keeps a borrower's data for as long. */
const AGE = /^\d{1,6}$/

/**
 * November 2023, when there was no such app, and October 2096. A server's clock that was never set tells less, a broken one
 * more. The phone's own clock says nothing about it: it may be wrong by weeks.
 */
const FIRST = 1.7e12
const LAST = 4e12

/**
 * Notes what a reply says of the server's time: its `Date`, and its `Age` where a cache had it meanwhile. To be called when its
 * headers are there; `sentAt` is the time of the steady clock at which it was asked for. An origin of another site may hide both.
 */
export function noteServerTime(headers: Headers, sentAt: number) {
  const age = headers.get('Age') ?? '0'
  const told = AGE.test(age) ? Date.parse(headers.get('Date') ?? '') + Number(age) * 1000 : Number.NaN
  // It was written somewhere between question and answer, without its part of a second.
  const least = told - performance.now()
  const most = told + 1000 - sentAt
  const known = globalThis.rupyaServerTime
  // What it does not contradict stays, so that the time does not jump to and fro.
  if (!(told > FIRST && told < LAST) || (known !== undefined && known >= least && known <= most)) return
  setAhead((least + most) / 2)
}

/** The server's time in whole milliseconds since the epoch; undefined until a reply has told it (docs/decisions/069). */
export const serverNow = (): number | undefined =>
  globalThis.rupyaServerTime === undefined ? undefined : Math.round(globalThis.rupyaServerTime + performance.now())

/** Whole seconds until a moment, and no less than 0, by the server's time; undefined as long as that is not known. */
export function serverSecondsUntil(moment: number): number | undefined {
  const time = serverNow()
  return time === undefined ? undefined : Math.max(0, Math.ceil((moment - time) / 1000))
}

/** The time of what is written down of money: the server's; the device's where servers do not tell theirs. */
export const ledgerNow = (): number => serverNow() ?? now()

/**
 * Steady clocks stand still while a phone sleeps, and its time does not. What it gained while nobody saw the page counts as
 * sleep until the next reply: pages read anew what they show when somebody comes back.
 */
export function countSleep() {
  const gained = () => now() - performance.now()
  let before: number | undefined
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      before = gained()
      return
    }
    const slept = before === undefined ? 0 : gained() - before
    before = undefined
    if (slept > 0 && globalThis.rupyaServerTime !== undefined) setAhead(globalThis.rupyaServerTime + slept)
  })
}
