import { seconds } from './send.ts'

/** The exit codes that a shell gives to these signals. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const

/** Ctrl-C reaches a script twice: from the terminal, and passed on by npm. */
const SAME = 1000

/**
 * Ends a run early: at its time limit, in milliseconds, or when somebody interrupts it. The reason of the signal is a text. A
 * second interruption, a second or more later, ends the process at once.
 */
export function stopping(limit: number): { signal: AbortSignal; code: () => number | undefined; end: () => void } {
  const stop = new AbortController()
  let code: number | undefined
  let interruptedAt: number | undefined
  const timer = Number.isFinite(limit)
    ? setTimeout(() => stop.abort(`the time limit of ${seconds(limit)} was reached`), limit)
    : undefined
  const listeners = Object.entries(SIGNALS).map(([name, own]) => {
    const listener = () => {
      interruptedAt ??= performance.now()
      // oxlint-disable-next-line unicorn/no-process-exit -- Somebody does not want to wait for the reports.
      if (performance.now() - interruptedAt > SAME) process.exit(own)
      code ??= own
      stop.abort(`the run was interrupted (${name})`)
    }
    process.on(name, listener)
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
