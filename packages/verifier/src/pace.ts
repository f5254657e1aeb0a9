import { setTimeout as wait } from 'node:timers/promises'

const FIRST_INTERVAL = 100
const LONGEST_INTERVAL = 2000

/**
 * Sends no more calls in a second than a server takes: as many as somebody says, or fewer where it refuses some. None has a turn
 * once `stop` has ended the run.
 */
export function pacing(perSecond = Infinity, stop?: AbortSignal) {
  let interval = 1000 / perSecond
  let next = 0
  let slowedAt = -Infinity
  let last = Promise.resolve(0)
  return {
    /**
     * Waits for the turn of a call. Returns when that was. Each waits for the one before it to be sent, so that calls do not come
     * at once after a pause of this machine.
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
     * Halves the pace, or begins with ten calls a second, because a call was refused for coming too early. Those that were sent
     * before that tell nothing new.
     */
    slowDown(sentAt: number) {
      if (sentAt < slowedAt) return
      slowedAt = performance.now()
      interval = Math.max(interval, Math.min(Math.max(interval * 2, FIRST_INTERVAL), LONGEST_INTERVAL))
      next = Math.max(next, slowedAt + interval)
    },
  }
}
