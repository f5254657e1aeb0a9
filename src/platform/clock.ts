/**
 * The device's time in milliseconds since the epoch, for waits on this device. A person or the network may change it at any
 * moment, so money and dates use the server's time (server-time.ts).
 */
export const now = (): number => Date.now()

/** When each deadline ends on the steady clock (`performance.now()`): the earliest time that was computed. */
const deadlineEnds = new Map<number, number>()

/**
 * Whole seconds until `deadline` (a time of `now()`, kept across reloads): 0 to `limit`, and never more than before. It uses
 * two clocks: the device's time also runs during sleep, and the steady clock also runs if the device's time is set back.
 * Setting the time forward looks like sleep, so it ends the wait.
 */
export function remainingSeconds(deadline: number, limit: number): number {
  const steady = performance.now()
  const left = Math.min(deadline - now(), limit * 1000)
  // A deadline that is not a number ends at once.
  const end = Math.min(deadlineEnds.get(deadline) ?? Infinity, steady + (Number.isNaN(left) ? 0 : left))
  deadlineEnds.set(deadline, end)
  const seconds = Math.ceil(Math.round(end - steady) / 1000)
  return Math.min(Math.max(seconds, 0), limit)
}
