import type { InstalmentRecord, OrderRecord } from './loan.ts'
import { type ApplicationStage, type DebtStage, isDebt, meaningOf } from './statuses.ts'

const DAY = 86_400_000

/** Days from `today` (`YYYY-MM-DD`) until `date`, which may have a time; negative for a past date. */
export const daysUntil = (date: string, today: string) =>
  Math.round((Date.parse(date.slice(0, 10)) - Date.parse(today)) / DAY)

/** The state of an order on a day: its stage, and the oldest unpaid instalment. */
export type DueState =
  | { stage: ApplicationStage | 'paid'; next?: undefined }
  | { stage: DebtStage; next: InstalmentRecord }

/** Amounts that were not paid by their day are overdue. No penalty is added, and no money is collected. */
export function dueStateOn(today: string, { details, instalments }: OrderRecord): DueState {
  const { stage } = meaningOf(details.orderStatus)
  if (!isDebt(stage) && stage !== 'paid') return { stage }
  const next = instalments.find(({ at }) => at === null)
  if (!next) return { stage: 'paid' }
  if (daysUntil(next.dueTime, today) < 0) return { stage: 'overdue', next }
  return { stage: stage === 'collecting' ? stage : 'open', next }
}

/** The unpaid amount of an instalment, in whole units. */
export const leftOf = ({ totalAmount, paid }: InstalmentRecord) => totalAmount - paid

/** The unpaid amount of an order, in whole units. */
export const amountOwed = ({ instalments }: OrderRecord) => instalments.reduce((sum, one) => sum + leftOf(one), 0)
