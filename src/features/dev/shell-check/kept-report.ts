import * as v from 'valibot'
import { readStored, removeStored, writeStored } from '../../../platform/storage/storage.ts'
import { CHECKS } from './checks.ts'
import { HAND_STEPS, type HandStep } from './hand-steps.ts'
import type { Verdict } from './judge.ts'

const KEY = 'shell-check'

const reportSchema = v.object({
  results: v.record(v.string(), v.object({ came: v.string(), should: v.exactOptional(v.string()) })),
  seen: v.exactOptional(v.record(v.string(), v.array(v.string()))),
  tried: v.exactOptional(v.object({ id: v.string(), load: v.number() })),
})

/** What is known of this shell. It holds no session: it is kept over restarts, whoever opens the page. */
export interface KeptReport {
  results: Record<string, Verdict>
  /** The parts of each step that the page has seen. */
  seen?: Record<string, string[]>
  /** What was tried when the page may have gone away, and which load of the page that was. */
  tried?: { id: string; load: number }
}

/** Tells this load of the page from the next. */
const LOAD = performance.timeOrigin

export const NOTHING_KNOWN: KeptReport = { results: {} }

export const keepReport = (report: KeptReport) => writeStored(KEY, report)
export const forgetReport = () => removeStored(KEY)
export const nowTrying = (id: string): NonNullable<KeptReport['tried']> => ({ id, load: LOAD })

export const wentAway = ({ should }: Pick<HandStep, 'should'>): Verdict => ({ came: 'the page went away', should })

/** The report of earlier loads. `away` is what was tried when the page went away, and has to be answered by a person. */
export function readReport(load = LOAD, isReload = isReloaded()): KeptReport & { away?: { id: string; came: string } } {
  const kept = readStored(KEY, reportSchema)
  if (!kept) return NOTHING_KNOWN
  const { results, seen = {}, tried } = kept
  if (!tried || tried.load === load) return kept
  const including = (id: string, verdict: Verdict) => ({ results: { ...results, [id]: verdict }, seen })
  const check = CHECKS.find(({ id }) => id === tried.id)
  if (check)
    return including(
      check.id,
      wentAway({ should: check.isRefused ? 'answer failed, and do nothing' : 'keep the page, and answer' }),
    )
  const step = HAND_STEPS.find(({ id }) => id === tried.id)
  if (!step) return { results, seen }
  const { id, parts = {}, page, ifNot } = step
  if (page === 'stays') return including(id, wentAway(step))
  if (ifNot !== undefined && isReload) return including(id, { came: 'the page was only loaded again', should: ifNot })
  const came = ifNot === undefined ? 'the page went away' : 'what was stored is there'
  return { results, seen: { ...seen, [id]: Object.keys(parts) }, away: { id, came } }
}

const isReloaded = () => performance.getEntriesByType('navigation').some((entry) => Object(entry).type === 'reload')
