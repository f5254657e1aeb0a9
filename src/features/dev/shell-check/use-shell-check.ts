import { useState } from 'react'
import type { ShellHost } from '../../../platform/bridge/contract.gen.ts'
import { CHECKS } from './checks.ts'
import type { HandStep } from './hand-steps.ts'
import { judge, type Verdict } from './judge.ts'
import { forgetReport, keepReport, type KeptReport, NOTHING_KNOWN, nowTrying, readReport } from './kept-report.ts'
import { probe } from './probe.ts'

/** The report of the shell, and the ways to add to it. It is stored before anything that may take the page away. */
export function useShellCheck(host: ShellHost & EventTarget = globalThis) {
  const [{ away, ...start }] = useState(readReport)
  const [report, setReport] = useState<KeptReport>(start)
  const [running, setRunning] = useState<string>()
  /** A step that waits for a person's yes or no, with what the shell answered. */
  const [asked, setAsked] = useState<Record<string, string>>(away ? { [away]: 'the page went away' } : {})

  const keep = (next: KeptReport) => {
    keepReport(next)
    setReport(next)
    return next
  }
  const note = (id: string, verdict: Verdict) => {
    setReport((before) => {
      const next = { results: { ...before.results, [id]: verdict } }
      keepReport(next)
      return next
    })
    setAsked(({ [id]: _answered, ...others }) => others)
  }

  const runAll = async () => {
    let next: KeptReport = { results: { ...report.results } }
    for (const { id, title, mayLeave, run } of CHECKS) {
      setRunning(title)
      if (mayLeave) keep({ ...next, tried: nowTrying(id) })
      next = keep({ results: { ...next.results, [id]: await run(host) } })
      // Without an object there is nothing more to ask.
      if (id === 'object' && next.results[id]?.should) break
    }
    setRunning(undefined)
  }

  const send = async ({ id, sends, mayLeave, should }: HandStep) => {
    if (!sends) return
    if (mayLeave) keep({ ...report, tried: nowTrying(id) })
    setRunning(id)
    const [probed] = await probe(host, [sends])
    const verdict = probed ? judge(probed, 'ok') : { came: 'nothing', should }
    setRunning(undefined)
    if (verdict.should !== undefined) note(id, verdict)
    else setAsked((before) => ({ ...before, [id]: verdict.came }))
  }

  return {
    report,
    running,
    asked,
    note,
    runAll,
    send,
    /** Call before a step that may take the page away. */
    begin: (id: string) => void keep({ ...report, tried: nowTrying(id) }),
    answer: ({ id, should }: HandStep, isRight: boolean) => {
      const came = [asked[id], isRight ? 'seen by a person' : 'a person says no'].filter(Boolean).join('; ')
      note(id, isRight ? { came } : { came, should })
    },
    startAnew: () => {
      forgetReport()
      setReport(NOTHING_KNOWN)
      setAsked({})
    },
  }
}

export type ShellCheckState = ReturnType<typeof useShellCheck>
