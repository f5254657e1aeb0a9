import type { DetailLine } from '../api/loan.ts'
import { canBeMeant, isDay } from '../lib/dates.ts'
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

/** What databases write for no day, on any line. A birthday is none of these. */
const NONE = /^(?:(?:0000|0001|9999)-\d\d-\d\d|1970-01-01)/

/** A value that stands where a day does, whether that day can be meant or not. */
const isDate = ({ value }: ShownLine) => /^\d{4}-\d{2}-\d{2}$/.test(value)

const isNone = ({ value }: DetailLine) => value !== undefined && NONE.test(value)

const hasValue = (line: DetailLine): line is ShownLine => line.value !== undefined

/**
 * Finds the bill in an order's lines. The contract requires the amount due first, and the due date before any other date
 * (LOAN-49, LOAN-50). A due date that cannot be meant is not shown, and no other date takes its place.
 */
export function billLinesOf(lines: DetailLine[]): BillLines {
  const amount = findShownAmount(lines.filter(hasValue))
  const date = lines.filter(hasValue).find(isDate)
  const due = date && isDay(date.value) ? date : undefined
  const rest = lines.filter((line) => line !== amount && line !== due)
  return {
    amount,
    due,
    rest: rest.map((line) =>
      isNone(line) || (line === date && !canBeMeant(date.value)) ? { text: line.text, value: undefined } : line,
    ),
  }
}

/** What remains to be paid after an extension, and by when: its first amount and its last date (LOAN-52). */
export function afterExtension(lines: DetailLine[]): ShownLine[] {
  const shown = lines.filter(hasValue)
  const owed = findShownAmount(shown)
  const until = findLast(shown, isDate)
  return [owed, until && isDay(until.value) ? until : undefined].filter((line) => line !== undefined)
}
