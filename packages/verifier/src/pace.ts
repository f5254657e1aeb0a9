const FIRST_INTERVAL = 100
const LONGEST_INTERVAL = 2000

/** Sends no more calls in a second than a server takes: as many as somebody says, or fewer where it refuses some. */
export function pacing(perSecond = Infinity) {
  let interval = 1000 / perSecond
  let next = 0
  return {
    /** Waits for the turn of a call. */
    async turn(): Promise<void> {
      const now = performance.now()
      const at = Math.max(now, next)
      next = at + interval
      if (at > now) await new Promise((done) => setTimeout(done, at - now))
    },
    /** Halves the pace, because a call was refused for coming too early. */
    slowDown() {
      interval = Math.min(Math.max(interval * 2, FIRST_INTERVAL), LONGEST_INTERVAL)
    },
  }
}
