import { READY_EVENT, type ShellHost } from './contract.gen.ts'

/** How often the flag is looked at while something waits: a shell may set it without the event. */
const LOOK_MS = 100

interface Readiness {
  isReady: () => boolean
  /** Calls once the shell is ready. Returns a function that stops waiting. */
  whenReady: (tell: () => void) => () => void
}

const known = new WeakMap<ShellHost, Readiness>()

/** Whether the shell of a window is ready, by its event or by its flag. The app and “Check this shell” both ask here. */
export function readinessOf(host: ShellHost): Readiness {
  const before = known.get(host)
  if (before) return before
  const waiting = new Set<() => void>()
  // The event counts, whatever the flag still says.
  let hasTold = false
  const readiness: Readiness = {
    isReady: () => hasTold || host.rupyaShellReady !== false,
    whenReady(tell) {
      const stop = () => {
        clearInterval(timer)
        waiting.delete(look)
      }
      const look = () => {
        if (!readiness.isReady()) return
        stop()
        tell()
      }
      const timer = setInterval(look, LOOK_MS)
      waiting.add(look)
      return stop
    },
  }
  host.addEventListener?.(READY_EVENT, () => {
    hasTold = true
    for (const look of waiting) look()
  })
  known.set(host, readiness)
  return readiness
}
