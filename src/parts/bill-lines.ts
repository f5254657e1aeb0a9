import type { DetailLine } from '../api/loan.ts'
import { isDay } from '../lib/dates.ts'
import { findLast } from '../lib/list.ts'
import { findShownAmount } from '../lib/money.ts'

/** A detail line that has a value. */
export interface ShownLine {
  text: string
  value: string
}

export interface BillLines {
  /** The amount to pay, with the server's own label. */
  amount: ShownLine | undefined
  /** The due date. */
  due: ShownLine | undefined
  rest: DetailLine[]
}

const hasValue = (line: DetailLine): line is ShownLine => line.value !== undefined

/**
 * Finds the bill in an order's lines. The contract requires the amount due first, and the due date before any other date
 * (LOAN-49, LOAN-50).
 */
export function billLinesOf(lines: DetailLine[]): BillLines {
  const amount = findShownAmount(lines.filter(hasValue))
  const due = lines.filter(hasValue).find(({ value }) => isDay(value))
  return { amount, due, rest: lines.filter((line) => line !== amount && line !== due) }
}

/** What remains to be paid after an extension, and by when: its first amount and its last date (LOAN-52). */
export function afterExtension(lines: DetailLine[]): ShownLine[] {
  const shown = lines.filter(hasValue)
  const owed = findShownAmount(shown)
  const until = findLast(shown, ({ value }) => isDay(value))
  return [owed, until].filter((line) => line !== undefined)
}
