import { seconds } from './send.ts'

/** The exit codes that a shell gives to these signals. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const

/**
 * Ends a run early: at its time limit, in milliseconds, or when somebody interrupts it. The reason of the signal is a text. A
 * second interruption ends the process at once.
 */
export function stopping(limit: number): { signal: AbortSignal; code: () => number | undefined; end: () => void } {
  const stop = new AbortController()
  let code: number | undefined
  const timer = Number.isFinite(limit)
    ? setTimeout(() => stop.abort(`the time limit of ${seconds(limit)} was reached`), limit)
    : undefined
  const listeners = Object.entries(SIGNALS).map(([name, own]) => {
    const listener = () => {
      code = own
      stop.abort(`the run was interrupted (${name})`)
    }
    process.once(name, listener)
    return () => process.off(name, listener)
  })
  return {
    signal: stop.signal,
    code: () => code,
    end() {
      clearTimeout(timer)
      for (const off of listeners) off()
    },
  }
}
