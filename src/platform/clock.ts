/**
 * The device's time in milliseconds since the epoch, for waits on this device. A person or the network may set it at any moment:
 * what is about money or a date goes by the server's (server-time.ts).
 */
export const now = (): number => Date.now()

/** The end of each deadline on the steady clock (`performance.now()`), the earliest that was computed. */
const deadlineEnds = new Map<number, number>()

/**
 * Whole seconds until `deadline` (a time of `now()`, kept across reloads): 0 to `limit`, and never more than it was
 * before. It takes two clocks: the device's time also runs while the device sleeps, and the steady clock also runs when
 * the device's time is set back. A time set forward cannot be told from sleep, and ends the wait.
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
