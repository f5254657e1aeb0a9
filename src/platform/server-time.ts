import { now } from './clock.ts'

declare global {
  // The early scripts of a page learn the time before the app, and they share only globals with it.
  // oxlint-disable-next-line no-var
  var rupyaServerTime: number | undefined
}

const listeners = new Set<() => void>()

/** Calls the listener when a reply shows a different time than the known one. */
export function onServerTime(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Sets how far the server's time is ahead of the steady clock, which nobody can change. */
function setAhead(ahead: number) {
  globalThis.rupyaServerTime = ahead
  for (const listener of listeners) listener()
}

/** Whole seconds, less than twelve days: no cache keeps a borrower's data for that long. */
const AGE = /^\d{1,6}$/

/**
 * November 2023, before this app existed, and October 2096. A server clock that was never set shows less, a broken one more.
 * The phone's own clock cannot be used for this check: it may be wrong by weeks.
 */
const FIRST = 1.7e12
const LAST = 4e12

/**
 * Learns the server's time from a reply: from its `Date`, and from its `Age` if it was in a cache. Call it when the headers
 * have arrived; `sentAt` is the steady clock's time of the request. A server of another origin may hide both headers.
 */
export function noteServerTime(headers: Headers, sentAt: number) {
  const age = headers.get('Age') ?? '0'
  const told = AGE.test(age) ? Date.parse(headers.get('Date') ?? '') + Number(age) * 1000 : Number.NaN
  // `Date` was written at some moment between request and reply, without fractions of a second.
  const least = told - performance.now()
  const most = told + 1000 - sentAt
  const known = globalThis.rupyaServerTime
  // Keep the known time if the reply does not contradict it, so that the time does not jump.
  if (!(told > FIRST && told < LAST) || (known !== undefined && known >= least && known <= most)) return
  setAhead((least + most) / 2)
}

/** The server's time in whole milliseconds since the epoch; undefined until a reply has told it (docs/decisions/069). */
export const serverNow = (): number | undefined =>
  globalThis.rupyaServerTime === undefined ? undefined : Math.round(globalThis.rupyaServerTime + performance.now())

/** Whole seconds until a moment by the server's time, at least 0; undefined while that time is unknown. */
export function serverSecondsUntil(moment: number): number | undefined {
  const time = serverNow()
  return time === undefined ? undefined : Math.max(0, Math.ceil((moment - time) / 1000))
}

/** The time for records about money: the server's; the device's if servers do not send theirs. */
export const ledgerNow = (): number => serverNow() ?? now()

/**
 * Steady clocks stop while a phone sleeps, but the device's time runs on. The difference that arises while the page is hidden
 * counts as sleep until the next reply. (Pages reload their data when somebody comes back.)
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
