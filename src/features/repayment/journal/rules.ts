import type { LoanDetails } from '../../../api/loan.ts'
import type { Extension, Instalment, InstalmentPlan } from '../../../api/repayment.ts'
import { dayOf } from '../../../lib/dates.ts'
import { sorted } from '../../../lib/list.ts'
import { isPaidOff } from '../../../parts/loan-status.ts'
import type { Before, Entry, Intent, Periods } from './entry.ts'
import { consentOf, isDuplicate, rankOf, rowOf } from './questions.ts'
import { isEnded } from './status.ts'

/** What the order shows: the fields of `Before`, and whether everything is paid. */
export interface OrderReading extends Before {
  isPaidOff: boolean
  /** The numbers of the instalments that are paid. */
  paidPeriods: number[]
}

/** The reading of a paid order whose instalments cannot be read. */
export const NOTHING_LEFT: OrderReading = { isPaidOff: true, paid: 0, paidPeriods: [], due: {}, asked: {} }

/** Makes the reading from the order's status and its instalments. */
export function readingOf(
  { orderStatus }: Pick<LoanDetails, 'orderStatus'>,
  { repayPlanDetail, repayWaitCount }: InstalmentPlan,
): OrderReading {
  const { repayWaitDetail: waiting, repayYetDetail: paid } = repayPlanDetail
  const hundredths = ({ totalAmount }: Instalment) => (totalAmount?.major ?? 0) * 100
  return {
    isPaidOff: isPaidOff(orderStatus) || (waiting.length === 0 && repayWaitCount === 0 && paid.length > 0),
    paid: paid.reduce((sum, instalment) => sum + hundredths(instalment), 0),
    paidPeriods: paid.map(({ periodNo }) => periodNo),
    due: Object.fromEntries(
      waiting.flatMap((instalment) =>
        instalment?.dueTime ? [[String(instalment.periodNo), dayOf(instalment.dueTime)]] : [],
      ),
    ),
    asked: Object.fromEntries(
      waiting.flatMap((instalment) =>
        instalment?.totalAmount ? [[String(instalment.periodNo), hundredths(instalment)]] : [],
      ),
    ),
  }
}

/**
 * Whether an extension can be bought for this fee at this server time. If the time is unknown, the server's offer counts. Any
 * other amount would be booked as a part of the loan.
 */
export const isOfferedAt = (
  fee: Intent['amount'],
  {
    delayShouldPayAmount: offered,
    delayExpiryTime: expiry,
  }: Pick<Extension, 'delayShouldPayAmount' | 'delayExpiryTime'>,
  now: number | undefined,
) =>
  fee !== undefined &&
  offered?.major === fee.minor / 100 &&
  expiry !== undefined &&
  (now === undefined || now < expiry.at)

/**
 * The journal after the order was read. A payment ends when everything is paid, when the paid amount has grown by its amount,
 * or, for an extension's fee, when an instalment is due later. One new amount in the order ends only one payment.
 */
export function settle(entries: readonly Entry[], reading: OrderReading): readonly Entry[] {
  const waiting = sorted(
    // A loan's status may be read before its amounts.
    entries.filter((entry) => rowOf(entry).asks === 'any' || entry.status.kind === 'paidOff'),
    (one, other) => rankOf(one) - rankOf(other),
  )
  const isUnpaid = ({ status }: Entry) => status.kind === 'awaitsCode'
  // A payment whose code was never entered paid nothing, and nothing is left to pay.
  let after: readonly Entry[] =
    reading.isPaidOff && entries.some(isUnpaid)
      ? entries.map((each) => (isUnpaid(each) ? changed(each, { status: { kind: 'refused' } }) : each))
      : entries
  for (const { id } of waiting) {
    const entry = after.find((candidate) => candidate.id === id)
    // A duplicate may be shown already, with its original.
    if (!entry || entry.status.kind === 'shown') continue
    const hasEnded = isEnded(entry.status)
    const isProved = isProvedBy(entry, reading)
    if (isProved || (reading.isPaidOff && !hasEnded))
      after = after.map((each) => afterEnd(each, entry, reading, isProved))
    // It was reported before the order was read, so what the order shows now does not prove this payment.
    else if (!hasEnded && !entry.before)
      after = after.map((each) => (each === entry ? changed(each, { before: beforeOf(reading) }) : each))
  }
  return after
}

/**
 * Whether the order now shows a bill payment that only the order could confirm. Not if the loan is paid off: that ends all payments,
 * whoever paid.
 */
export const hasArrived = (before: readonly Entry[], after: readonly Entry[], reading: OrderReading) =>
  !reading.isPaidOff &&
  before.some(
    (entry) =>
      rowOf(entry).told !== 'never' &&
      entry.purpose === 'bill' &&
      rowOf(entry).needsOrder === true &&
      after.some(({ id, status }) => id === entry.id && isEnded(status)),
  )

/**
 * `seen`, as if it already showed the payments that ended since: they must not prove the new one. Undefined if the amount of one
 * of them is unknown.
 */
export function beforeSince(
  seen: OrderReading,
  entries: readonly Entry[],
  purpose: Intent['purpose'],
): OrderReading | undefined {
  const since = entries.filter(
    (entry) => isEnded(entry.status) && entry.purpose === purpose && isShownAfter(entry, seen),
  )
  if (since.length === 0 || seen.isPaidOff) return seen
  // Which day a fee moved is not known.
  if (purpose === 'extension') return { ...seen, due: {} }
  if (since.some(({ amount }) => amount === undefined)) return undefined
  return { ...seen, paid: Math.max(seen.paid, ...since.map(({ amount = 0, before }) => (before?.paid ?? 0) + amount)) }
}

/** Whether the order can have shown this payment only after the reading. A fee moves the next due date, while that is unpaid. */
function isShownAfter(entry: Entry, reading: OrderReading): boolean {
  if (isProvedBy(entry, reading)) return false
  const [next = ''] = Object.keys(entry.before?.due ?? {})
  return entry.purpose === 'bill' || next in reading.due
}

/** Whether the order's amounts or dates show it. */
function isProvedBy({ purpose, amount, before }: Entry, { paid, due }: OrderReading): boolean {
  if (!before) return false
  if (purpose === 'extension') return Object.entries(due).some(([period, day]) => day > (before.due[period] ?? day))
  // If the amount is unknown, the next paid instalment ends the payment.
  return paid - before.paid >= (amount ?? 1)
}

export const beforeOf = ({ paid, due, asked }: OrderReading): Before => ({ paid, due, asked })

/** Updates an entry after the order has shown `ended`. What the order showed for that payment does not prove another one. */
function afterEnd(entry: Entry, ended: Entry, reading: OrderReading, isProved: boolean): Entry {
  const { status } = entry
  const { isFinal } = rowOf(entry)
  if (status.kind !== 'shown' && (entry.id === ended.id || isDuplicateOf(ended, entry)))
    return changed(entry, {
      status: { kind: isProved ? 'shown' : 'paidOff', was: isEnded(status) ? status.was : status },
    })
  if (!isProved || isFinal || !entry.before || entry.purpose !== ended.purpose) return entry
  const before =
    ended.purpose === 'extension'
      ? { ...entry.before, due: reading.due }
      : { ...entry.before, paid: paidBeside(ended, entry.before.paid, reading) }
  return changed(entry, { before })
}

/** Whether the server treated it as a duplicate of `ended`, so that both are one payment. */
const isDuplicateOf = (ended: Entry, entry: Entry) =>
  isDuplicate(entry) &&
  (entry.turn ?? 0) > (ended.turn ?? 0) &&
  entry.way === ended.way &&
  entry.purpose === ended.purpose &&
  entry.amount === ended.amount &&
  entry.periods?.from === ended.periods?.from &&
  entry.periods?.to === ended.periods?.to

/**
 * The amount paid before a payment, without counting one that has ended. That one may have been shown before this one began.
 */
function paidBeside({ amount, before }: Entry, paid: number, reading: OrderReading): number {
  if (amount === undefined) return reading.paid
  const end = (before?.paid ?? 0) + amount
  return paid + Math.min(amount, Math.max(0, end - paid))
}

const changed = (entry: Entry, change: Partial<Entry>): Entry => ({
  ...entry,
  ...change,
  revision: entry.revision + 1,
})

/** Why a payment asks first: payments that may be the same, and instalments of it that the order shows as paid. */
export interface ReasonToAsk {
  entries: Entry[]
  paidPeriods: number[]
}

/** Whether only open payments of another kind stand there, which cannot be the same: a fee before a bill, or a bill before a fee. */
export const isOfOthers = (
  { entries, paidPeriods }: ReasonToAsk,
  intent: Pick<Intent, 'amount' | 'purpose' | 'periods'>,
) =>
  paidPeriods.length === 0 &&
  entries.length > 0 &&
  entries.every(
    (entry) => rowOf(entry).asks === 'any' && entry.purpose !== intent.purpose && !isSamePayment(intent, entry),
  )

/** Identifies what the borrower was asked about, so that only something new asks again. */
export const idsOf = ({ entries, paidPeriods }: ReasonToAsk): string[] => [
  // A code step that ends becomes unknown: they consent to the same word, unless something was sent since, with another key.
  ...entries.map((entry) => `${entry.id} ${entry.key} ${consentOf(entry)}`),
  ...paidPeriods.map((period) => `period ${period}`),
]

/**
 * The reasons to ask before a payment: payments that the order does not show yet; payments that it shows for the same
 * instalments, or for the same amount if one of the two names no instalments; and instalments of this payment that the order
 * shows as paid (if it names none, those paid since its entry `own` began).
 */
export function reasonToAsk(
  intent: Pick<Intent, 'amount' | 'purpose' | 'periods'>,
  entries: readonly Entry[],
  { paidPeriods }: { paidPeriods: readonly number[] },
  { own, agreed }: { own?: Entry | undefined; agreed: readonly string[] },
): ReasonToAsk | undefined {
  const { periods, purpose } = intent
  const isPaidHere = (period: number) => {
    if (periods) return period >= periods.from && period <= periods.to
    return purpose === 'bill' && own?.before?.due[period] !== undefined
  }
  const reason = {
    entries: entries.filter((entry) => {
      const { asks } = rowOf(entry)
      return entry.id !== own?.id && (asks === 'any' || (asks === 'same' && isSamePayment(intent, entry)))
    }),
    paidPeriods: paidPeriods.filter(isPaidHere),
  }
  return idsOf(reason).every((id) => agreed.includes(id)) ? undefined : reason
}

export function isSamePayment(
  { amount, purpose, periods }: Pick<Intent, 'amount' | 'purpose' | 'periods'>,
  entry: Entry,
) {
  // An old address may not say that it is for a fee. A payment that names instalments is not for a fee.
  if (purpose !== entry.purpose && (periods || entry.periods)) return false
  if (periods && entry.periods) return doOverlap(periods, entry.periods)
  return amount === undefined || entry.amount === undefined || amount.minor === entry.amount
}

const doOverlap = (one: Periods, other: Periods) => one.from <= other.to && other.from <= one.to
