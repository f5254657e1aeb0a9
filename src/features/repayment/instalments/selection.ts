import type { Instalment } from '../../../api/repayment.ts'
import { readAmount } from '../../../lib/money.ts'

/** What an instalment that waits is to these rules; what cannot be read is undefined. */
export interface Period {
  number: number | undefined
  /** In whole units. */
  amount: number | undefined
  canClick: boolean
  check: boolean
}

/** How many of the rows can be chosen, and how many are: always the first so many. */
interface Choice {
  selectable: number
  chosen: number
}

/** Why a row cannot be chosen: docs/decisions/015-choosing-instalments.md. */
export type Lock = 'closed' | 'unreadable' | 'behind' | 'first'

/** A tap on the row at an index, or on the toggle for all. */
export type Tap = number | 'all'

const isSet = (flag: unknown) => String(flag) === '1'

/** Reads a row as the server sent it, whatever of it breaks the contract. */
export const readPeriod = ({ periodNo, totalAmount, canClick, check }: Partial<Instalment>): Period => ({
  number: /^\d{1,3}$/.test(String(periodNo)) ? Number(periodNo) : undefined,
  amount: readAmount(totalAmount),
  canClick: isSet(canClick),
  check: isSet(check),
})

/** How many can be chosen: those before the first that the server closes or that cannot be read. */
export function countSelectable(periods: readonly Period[]): number {
  let last = 0
  let total = 0
  const end = periods.findIndex(({ number = 0, amount = Number.NaN, canClick }) => {
    const follows = number > last
    last = number
    total += amount
    return !canClick || !follows || !Number.isSafeInteger(total)
  })
  return end < 0 ? periods.length : end
}

/** Why the row at `index` cannot be chosen now, if it cannot. */
export function lockOf(period: Period, index: number, { selectable, chosen }: Choice): Lock | undefined {
  if (index < selectable) return chosen === 0 && index > 0 ? 'first' : undefined
  if (!period.canClick) return 'closed'
  return index === selectable || period.amount === undefined ? 'unreadable' : 'behind'
}

/** How many are chosen after a tap (specification section 4, "Instalment selection"). */
export function afterTap({ selectable, chosen }: Choice, tap: Tap): number {
  if (tap === 'all') return chosen === selectable ? Math.min(1, selectable) : selectable
  if (tap < chosen) return tap
  const isLocked = tap >= selectable || (chosen === 0 && tap > 0)
  return isLocked ? chosen : tap + 1
}

/** How many are chosen when all up to a period are; as the server chose where there is no such period to choose. */
export function chosenUpTo(periods: readonly Period[], upTo: string | undefined): number {
  if (upTo === '0') return 0
  const selectable = periods.slice(0, countSelectable(periods))
  const found = selectable.findIndex(({ number }) => String(number) === upTo)
  if (found >= 0) return found + 1
  const unchecked = selectable.findIndex(({ check }) => !check)
  return unchecked < 0 ? selectable.length : unchecked
}

/** The period that `chosenUpTo` counts up to: '0' where nothing is chosen. */
export const lastOf = (periods: readonly Period[], chosen: number) => String(periods[chosen - 1]?.number ?? 0)

export const totalOf = (periods: readonly Period[], chosen: number) =>
  periods.slice(0, chosen).reduce((total, { amount = 0 }) => total + amount, 0)
