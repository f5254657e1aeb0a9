import type { Instalment, InstalmentPlan } from '../../../api/repayment.ts'
import { formatDate } from '../../../lib/dates.ts'
import { readAmount } from '../../../lib/money.ts'
import { readable } from '../../../lib/readable.ts'
import type { Tone } from '../../../ui/tone.ts'
import { type Period, readPeriod } from './selection.ts'

/** The contract's period statuses as numbers; the server sends them as numbers or as texts. */
type Status = Extract<Instalment['periodStatus'], number>

const TONES: Record<Status, Tone> = { 0: 'neutral', 1: 'warning', 2: 'danger', 3: 'success' }

export interface ShownInstalment extends Period {
  /** The period's number, also one that the rules cannot use. */
  title: string
  status: Status | undefined
  tone: Tone
  /** What it is at, in the server's words. */
  words: string
  due: string
  paidAt: string
}

/** What of a plan is shown. One field that is not what the contract promises must not take the whole bill. */
export function shownPlan(plan: InstalmentPlan) {
  // A server that breaks its promise may leave the block out altogether.
  const detail = plan.repayPlanDetail as InstalmentPlan['repayPlanDetail'] | undefined
  const waiting = shownRows(detail?.repayWaitDetail)
  return {
    product: readable(plan.productName),
    note: readable(plan.note),
    waiting,
    paid: shownRows(detail?.repayYetDetail),
    /** How many wait, by the server's count. */
    left: readAmount(plan.repayWaitCount) ?? waiting.length,
    // An empty list alone does not say so: it may be one that got lost.
    isPaidOff: waiting.length === 0 && readAmount(plan.repayWaitCount) === 0,
  }
}

function shownRows(rows: readonly Instalment[] | null | undefined): ShownInstalment[] {
  if (!Array.isArray(rows)) return []
  // A row that is none stays in its place: those after it are not to be paid before it.
  return rows.map((row: Partial<Instalment> | null) => shownInstalment(row ?? {}))
}

function shownInstalment(row: Partial<Instalment>): ShownInstalment {
  const status = statusOf(row.periodStatus)
  return {
    ...readPeriod(row),
    title: readable(row.periodNo) || '–',
    status,
    tone: status === undefined ? 'neutral' : TONES[status],
    words: readable(row.repayDes),
    due: dateOf(row.dueTime),
    paidAt: dateOf(row.at),
  }
}

function statusOf(value: unknown): Status | undefined {
  const text = String(value)
  // Own keys only, and the lookup is by text: '2' and 2 are the same status.
  return Object.hasOwn(TONES, text) ? (Number(text) as Status) : undefined
}

/** YYYY-MM-DD, else as it was sent. */
function dateOf(value: unknown): string {
  const date = formatDate(value)
  return /^\d/.test(date) ? date : readable(value)
}
