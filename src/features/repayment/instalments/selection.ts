import type { Instalment } from '../../../api/repayment.ts'
import type { Major } from '../../../lib/money.ts'

/** The fields of an unpaid instalment that these rules use; undefined if its entry could not be read. */
export type Period = Pick<Instalment, 'periodNo' | 'totalAmount' | 'canClick' | 'check'> | undefined

/** How many rows can be chosen and how many are chosen: always the first ones (REPAY-56). */
interface Choice {
  selectable: number
  chosen: number
}

/** Why a row cannot be chosen. */
export type Lock = 'closed' | 'unreadable' | 'behind' | 'first'

/** A tap on the row at an index, or on the toggle for all. */
export type Tap = number | 'all'

/** How many rows can be chosen: all before the first one that the server closed or that cannot be read. */
export function countSelectable(periods: readonly Period[]): number {
  let last = 0
  let total = 0
  const end = periods.findIndex((period) => {
    if (!period?.canClick || !period.totalAmount) return true
    const follows = period.periodNo > last
    last = period.periodNo
    total += period.totalAmount.major
    return !follows || !Number.isSafeInteger(total)
  })
  return end < 0 ? periods.length : end
}

/** Why the row at `index` cannot be chosen now; undefined if it can. */
export function lockOf(period: Period, index: number, { selectable, chosen }: Choice): Lock | undefined {
  if (index < selectable) return chosen === 0 && index > 0 ? 'first' : undefined
  if (period && !period.canClick) return 'closed'
  return index === selectable || !period?.totalAmount ? 'unreadable' : 'behind'
}

/** How many are chosen after a tap (REPAY-55 to REPAY-58). */
export function countAfterTap({ selectable, chosen }: Choice, tap: Tap): number {
  if (tap === 'all') return chosen === selectable ? Math.min(1, selectable) : selectable
  if (tap < chosen) return tap
  const isLocked = tap >= selectable || (chosen === 0 && tap > 0)
  return isLocked ? chosen : tap + 1
}

/** How many rows are chosen up to a period. If there is no such period, how many the server has checked. */
export function countUpTo(periods: readonly Period[], upTo: string | undefined): number {
  if (upTo === '0') return 0
  const selectable = periods.slice(0, countSelectable(periods))
  const found = selectable.findIndex((period) => String(period?.periodNo) === upTo)
  if (found >= 0) return found + 1
  const unchecked = selectable.findIndex((period) => !period?.check)
  return unchecked < 0 ? selectable.length : unchecked
}

/** The number of the last chosen period, for `countUpTo`; '0' if nothing is chosen. */
export const lastPeriod = (periods: readonly Period[], chosen: number) => String(periods[chosen - 1]?.periodNo ?? 0)

/** The chosen instalments, as the numbers of the first and the last. */
export function periodsOf(periods: readonly Period[], chosen: number) {
  const [first] = periods
  const last = periods[chosen - 1]
  return first && last ? { from: first.periodNo, to: last.periodNo } : undefined
}

export const totalOf = (periods: readonly Period[], chosen: number): Major => ({
  major: periods.slice(0, chosen).reduce((total, period) => total + (period?.totalAmount?.major ?? 0), 0),
})
