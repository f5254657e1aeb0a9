import * as v from 'valibot'
import { readStored, removeStored, writeStored } from '../../../platform/storage/storage.ts'
import { CHECKS } from './checks.ts'
import { HAND_STEPS } from './hand-steps.ts'
import type { Verdict } from './judge.ts'

const KEY = 'shell-check'

const reportSchema = v.object({
  results: v.record(v.string(), v.object({ came: v.string(), should: v.exactOptional(v.string()) })),
  /** What was tried when the page may have gone away, and which load of the page that was. */
  tried: v.exactOptional(v.object({ id: v.string(), load: v.number() })),
})

/** What is known of this shell. It holds no session: it is kept over restarts, whoever opens the page. */
export interface KeptReport {
  results: Record<string, Verdict>
  tried?: { id: string; load: number }
}

/** Tells this load of the page from the next. */
const LOAD = performance.timeOrigin

export const NOTHING_KNOWN: KeptReport = { results: {} }

export const keepReport = (report: KeptReport) => writeStored(KEY, report)
export const forgetReport = () => removeStored(KEY)
export const nowTrying = (id: string): NonNullable<KeptReport['tried']> => ({ id, load: LOAD })

/** The report of earlier loads. `away` is what was tried when the page went away, and has to be answered by a person. */
export function readReport(load = LOAD, isReload = isReloaded()): KeptReport & { away?: string } {
  const kept = readStored(KEY, reportSchema)
  if (!kept) return NOTHING_KNOWN
  const { results, tried } = kept
  if (!tried || tried.load === load) return kept
  const check = CHECKS.find(({ id }) => id === tried.id)
  // A shell that refused would have left the page where it is.
  if (check)
    return {
      results: { ...results, [check.id]: { came: 'the page went away', should: 'answer failed, and do nothing' } },
    }
  if (tried.id === 'restart') return { results: { ...results, restart: restarted(isReload) } }
  const step = HAND_STEPS.find(({ id }) => id === tried.id)
  if (step?.id === 'back') return { results: { ...results, back: { came: 'the page went away', should: step.should } } }
  return { results, ...(step && { away: step.id }) }
}

const restarted = (isReload: boolean): Verdict =>
  isReload
    ? { came: 'the page was only loaded again', should: 'be tried once more: end the app, then open it' }
    : { came: 'what was stored is there' }

const isReloaded = () => performance.getEntriesByType('navigation').some((entry) => Object(entry).type === 'reload')
