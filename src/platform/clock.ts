/** The time of day in milliseconds since 1970; a person or the network may set it at any moment. */
export const now = (): number => Date.now()

/** When each deadline ends on the clock that nobody can set, as early as it was ever seen to end. */
const ends = new Map<number, number>()

/**
 * Whole seconds until `deadline` (a time of `now()`, kept across reloads): 0 to `limit`, and never more than it was
 * before. Two clocks agree on that: the time of day also runs while the device sleeps, the steady clock also goes on
 * when the time of day is set back. A time set forward cannot be told from sleep, and ends the wait.
 */
export function remainingSeconds(deadline: number, limit: number): number {
  const steady = performance.now()
  const left = Math.min(deadline - now(), limit * 1000)
  // No number at all: the deadline was garbage, and nobody should wait for it.
  const end = Math.min(ends.get(deadline) ?? Infinity, steady + (Number.isNaN(left) ? 0 : left))
  ends.set(deadline, end)
  const seconds = Math.ceil(Math.round(end - steady) / 1000)
  return Math.min(Math.max(seconds, 0), limit)
}
