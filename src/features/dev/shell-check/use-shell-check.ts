import { useEffect, useRef, useState } from 'react'
import type { ShellHost } from '../../../platform/bridge/contract.gen.ts'
import { CHECKS } from './checks.ts'
import { HAND_STEPS, type HandStep, stillToDo } from './hand-steps.ts'
import { judge, type Verdict } from './judge.ts'
import {
  forgetReport,
  keepReport,
  type KeptReport,
  NOTHING_KNOWN,
  nowTrying,
  readReport,
  wentAway,
} from './kept-report.ts'
import { probe } from './probe.ts'

/** The report of the shell, and the ways to add to it. It is stored before anything that may take the page away. */
export function useShellCheck(host: ShellHost & EventTarget = globalThis) {
  const [{ away, ...start }] = useState(readReport)
  const [report, setReport] = useState<KeptReport>(start)
  const latest = useRef<KeptReport>(start)
  const [running, setRunning] = useState<string>()
  /** What came in a step that waits for a person's yes or no. */
  const [asked, setAsked] = useState<Record<string, string>>(away ? { [away.id]: away.came } : {})

  /** A person may answer while the checks run, so each change is one to the latest report. */
  const keep = (change: (report: KeptReport) => KeptReport) => {
    latest.current = change(latest.current)
    keepReport(latest.current)
    setReport(latest.current)
  }
  const setCame = (id: string, came?: string) =>
    setAsked(({ [id]: _before, ...others }) => ({ ...others, ...(came !== undefined && { [id]: came }) }))
  const note = (id: string, verdict: Verdict) => {
    keep(({ results, ...others }) => ({ ...others, results: { ...results, [id]: verdict } }))
    stayed({ id })
    setCame(id)
  }
  /** Starts a step anew. What is tried is stored, because the page may be gone after it. */
  const begin = ({ id, page }: HandStep, ...parts: string[]) => {
    keep(({ results: { [id]: _before, ...results }, seen }) => ({
      results,
      seen: { ...seen, [id]: parts },
      ...(page && { tried: nowTrying(id) }),
    }))
    setCame(id)
  }
  const see = ({ id }: HandStep, ...parts: string[]) =>
    keep(({ seen, ...others }) => ({
      ...others,
      seen: { ...seen, [id]: [...new Set([...(seen?.[id] ?? []), ...parts])] },
    }))

  /** Something has begun that the page should outlive. */
  const trying = ({ id }: Pick<HandStep, 'id'>) => keep((before) => ({ ...before, tried: nowTrying(id) }))
  const stayed = ({ id }: Pick<HandStep, 'id'>) =>
    keep(({ tried, ...others }) => ({ ...others, ...(tried && tried.id !== id && { tried }) }))

  /** Something came in a step, by which these parts of it are seen. It is right once all are, if nobody has to be asked. */
  const took = (step: HandStep, { came }: Verdict, parts: string[]) => {
    see(step, ...parts)
    stayed(step)
    if (step.question === undefined && toDo(step, latest.current).length === 0) return note(step.id, { came })
    keep(({ results: { [step.id]: _before, ...results }, ...others }) => ({ ...others, results }))
    setCame(step.id, came)
  }

  const runAll = async () => {
    keep(({ results, ...others }) => ({ ...others, results: withoutChecks(results) }))
    for (const { id, title, run } of CHECKS) {
      setRunning(title)
      trying({ id })
      const verdict = await run(host)
      note(id, verdict)
      if (verdict.ends) break
    }
    setRunning(undefined)
  }

  const send = async (step: HandStep) => {
    if (!step.sends) return
    begin(step)
    setRunning(step.id)
    const [probed] = await probe(host, [step.sends])
    const verdict = probed ? judge(probed, 'ok', step.sends.call) : { came: 'nothing', should: step.should }
    setRunning(undefined)
    if (verdict.should === undefined && !verdict.lacks) setCame(step.id, verdict.came)
    else note(step.id, verdict)
  }

  const onHidden = () => {
    const step = triedStep(latest.current)
    if (document.visibilityState === 'hidden' && step?.parts?.['gone']) see(step, 'gone')
  }
  /** The page was left for another one, and came back from the browser's memory. */
  const onShown = ({ persisted }: PageTransitionEvent) => {
    const step = persisted ? triedStep(latest.current) : undefined
    if (step?.page === 'stays') note(step.id, wentAway(step))
  }
  // What the shell does to the page is outside React.
  useEffect(() => {
    document.addEventListener('visibilitychange', onHidden)
    addEventListener('pageshow', onShown)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      removeEventListener('pageshow', onShown)
    }
  })

  return {
    report,
    running,
    asked,
    note,
    runAll,
    send,
    begin,
    see,
    took,
    trying,
    stayed,
    toDo: (step: HandStep) => toDo(step, report),
    answer: ({ id, should: wrong }: HandStep, isRight: boolean, should = wrong) => {
      const came = [asked[id], isRight ? 'seen by a person' : 'a person says no'].filter(Boolean).join('; ')
      note(id, isRight ? { came } : { came, should })
    },
    startAnew: () => {
      forgetReport()
      latest.current = NOTHING_KNOWN
      setReport(NOTHING_KNOWN)
      setAsked({})
    },
  }
}

/** A run that ends early must not leave results of the run before. */
const withoutChecks = (results: KeptReport['results']) =>
  Object.fromEntries(Object.entries(results).filter(([id]) => !CHECKS.some((check) => check.id === id)))

const toDo = (step: HandStep, { seen }: KeptReport) => stillToDo(step, seen?.[step.id])

const triedStep = ({ tried }: KeptReport) => HAND_STEPS.find(({ id }) => id === tried?.id)

export type ShellCheckState = ReturnType<typeof useShellCheck>
