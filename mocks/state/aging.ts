import type { InstalmentRecord, OrderRecord } from './loan.ts'
import { type ApplicationStage, type DebtStage, meaningOf } from './statuses.ts'

const DAY = 86_400_000

/** Days from `today` (`YYYY-MM-DD`) until `date`, which may have a time; negative once it has passed. */
export const daysUntil = (date: string, today: string) =>
  Math.round((Date.parse(date.slice(0, 10)) - Date.parse(today)) / DAY)

/** Where an order is on a day: its stage, and the oldest instalment that waits. */
export type Standing =
  | { stage: ApplicationStage | 'paid'; next?: undefined }
  | { stage: DebtStage; next: InstalmentRecord }

/** What was not paid by its day is overdue. No penalty is added, and no money is collected. */
export function standingOn(today: string, { details, instalments }: OrderRecord): Standing {
  const { stage } = meaningOf(details.orderStatus)
  if (stage !== 'collecting' && stage !== 'open' && stage !== 'overdue' && stage !== 'paid') return { stage }
  const next = instalments.find(({ at }) => at === null)
  if (!next) return { stage: 'paid' }
  if (daysUntil(next.dueTime, today) < 0) return { stage: 'overdue', next }
  return { stage: stage === 'collecting' ? stage : 'open', next }
}

/** What is left to pay of an instalment, in whole units. */
export const leftOf = ({ totalAmount, paid }: InstalmentRecord) => totalAmount - paid

/** What is left to pay of an order, in whole units. */
export const amountOwed = ({ instalments }: OrderRecord) => instalments.reduce((sum, one) => sum + leftOf(one), 0)
