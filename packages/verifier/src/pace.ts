import { setTimeout as wait } from 'node:timers/promises'

const FIRST_INTERVAL = 100
const LONGEST_INTERVAL = 2000

/**
 * Limits the calls in a second to the number given, and to fewer once the server refuses some. No call gets a turn after `stop`
 * has ended the run.
 */
export function pacing(perSecond = Infinity, stop?: AbortSignal) {
  let interval = 1000 / perSecond
  let next = 0
  let slowedAt = -Infinity
  let last = Promise.resolve(0)
  return {
    /**
     * Waits for the turn of a call, and returns its time. Each call waits until the one before it was sent, so that they do not
     * all come at once after a pause of this machine.
     */
    turn(): Promise<number> {
      last = last.then(async () => {
        const early = next - performance.now()
        if (early > 0) await wait(early, undefined, { signal: stop })
        stop?.throwIfAborted()
        const at = performance.now()
        next = at + interval
        return at
      })
      return last
    },
    /**
     * Halves the pace, or begins with ten calls a second, because the server refused a call as too early. Calls that were sent
     * before the last slowdown say nothing about the new pace.
     */
    slowDown(sentAt: number) {
      if (sentAt < slowedAt) return
      slowedAt = performance.now()
      interval = Math.max(interval, Math.min(Math.max(interval * 2, FIRST_INTERVAL), LONGEST_INTERVAL))
      next = Math.max(next, slowedAt + interval)
    },
  }
}
