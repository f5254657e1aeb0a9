import type { LoanDetails } from '../../../api/loan.ts'
import type { Extension, Instalment, InstalmentPlan } from '../../../api/repayment.ts'
import { dayOf } from '../../../lib/dates.ts'
import { sorted } from '../../../lib/list.ts'
import { isPaidOff } from '../../../parts/status-tone.ts'
import {
  type Before,
  type Entry,
  type Intent,
  isOpen,
  wasCodeRefused,
  isToTell,
  mayHavePaid,
  type Periods,
} from './entry.ts'

/** What the order shows: whether nothing is left to pay, and as `Before`. */
export interface OrderReading extends Before {
  isPaidOff: boolean
  /** The numbers of the instalments that are paid. */
  paidPeriods: number[]
}

/** What an order shows that is paid, where its instalments cannot be read. */
export const NOTHING_LEFT: OrderReading = { isPaidOff: true, paid: 0, paidPeriods: [], due: {}, asked: {} }

/** Reads what the order shows from its status and its instalments. */
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
 * Whether an extension can be bought for a fee at this time of the server's; where that is not known, its answer stands. Any
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

/** Of two payments, the one that the order surely has is the one that it shows first. */
const LIKELY_FIRST: readonly Entry['state'][] = [
  'accepted',
  'reported',
  'handedOver',
  'unknown',
  'sending',
  'needsCode',
]

/** The smaller, the likelier. A code that was refused comes after all others, and after it what the borrower took back. */
const likelihood = (entry: Entry) =>
  LIKELY_FIRST.indexOf(entry.state) + LIKELY_FIRST.length * (entry.isDenied ? 2 : wasCodeRefused(entry) ? 1 : 0)

/**
 * The journal after a reading of the order. A payment ends when nothing is left to pay, when as much more is paid as its
 * amount, or, for an extension's fee, when an instalment is due later. What the order shows once ends one payment only.
 */
export function settle(entries: readonly Entry[], reading: OrderReading): readonly Entry[] {
  const waiting = sorted(
    entries.filter((entry) => isOpen(entry) && mayHavePaid(entry)),
    (one, other) => likelihood(one) - likelihood(other),
  )
  // A code that nobody gave in time pays nothing, and nothing is left to pay.
  let after: readonly Entry[] =
    reading.isPaidOff && !entries.every(mayHavePaid)
      ? entries.map((each) => (mayHavePaid(each) ? each : changed(each, { state: 'refused', code: undefined })))
      : entries
  for (const { id } of waiting) {
    const entry = after.find((candidate) => candidate.id === id)
    if (!entry) continue
    if (isShownBy(entry, reading)) after = after.map((each) => afterEnd(each, entry, reading))
    // Reported while the order could not be read: what it shows now is no sign of this payment.
    else if (!entry.before)
      after = after.map((each) => (each === entry ? changed(each, { before: beforeOf(reading) }) : each))
  }
  return after
}

/** Of which only the order can say whether they were made. */
const DOUBTED: readonly Entry['state'][] = ['unknown', 'reported', 'handedOver']

/** Whether a payment of the bill of which nobody knew is shown now. What is paid off ends them all, whoever paid it. */
export const hasArrived = (before: readonly Entry[], after: readonly Entry[], reading: OrderReading) =>
  !reading.isPaidOff &&
  before.some(
    (entry) =>
      isToTell(entry) &&
      entry.purpose === 'bill' &&
      DOUBTED.includes(entry.state) &&
      after.some(({ id, isShown }) => id === entry.id && isShown),
  )

function isShownBy({ purpose, amount, before }: Entry, reading: OrderReading): boolean {
  const { paid, due } = reading
  if (reading.isPaidOff) return true
  if (!before) return false
  if (purpose === 'extension') return Object.entries(due).some(([period, day]) => day > (before.due[period] ?? day))
  // An amount that is not known ends with the next instalment that is paid.
  return paid - before.paid >= (amount ?? 1)
}

export const beforeOf = ({ paid, due, asked }: OrderReading): Before => ({ paid, due, asked })

/** An entry once `ended` is shown. What was shown of that payment is then no sign of another. */
function afterEnd(entry: Entry, ended: Entry, reading: OrderReading): Entry {
  if (entry.id === ended.id || isDuplicateOf(ended, entry)) return changed(entry, { isShown: true, code: undefined })
  if (!isOpen(entry) || !entry.before || entry.purpose !== ended.purpose) return entry
  const before =
    ended.purpose === 'extension'
      ? { ...entry.before, due: reading.due }
      : { ...entry.before, paid: paidBeside(ended, entry.before.paid, reading) }
  return changed(entry, { before })
}

/** Whether it is what the server had already: one payment was made of both. */
const isDuplicateOf = (ended: Entry, entry: Entry) =>
  entry.isDuplicate === true &&
  isOpen(entry) &&
  (entry.turn ?? 0) > (ended.turn ?? 0) &&
  entry.way === ended.way &&
  entry.purpose === ended.purpose &&
  entry.amount === ended.amount &&
  entry.periods?.from === ended.periods?.from &&
  entry.periods?.to === ended.periods?.to

/** What had been paid before a payment, beside one that has ended. The latter may have been shown before the former began. */
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

/** Longer than any code is valid. After this the payment begins anew. */
const CODE_STORED_MS = 15 * 60_000
/** So far two readings of the server's time may be apart: it is known to half of what a reply took (60 s at most). */
const READINGS_MS = 60_000

/** Whether a payment can still be gone on with by its code, in the session that sent it. */
export const awaitsCode = ({ state, code, at }: Entry, { session, now }: { session: string; now: number }) =>
  state === 'needsCode' && code?.session === session && now >= at - READINGS_MS && now - at <= CODE_STORED_MS

/**
 * What a payment becomes when the borrower says that it was not made. Of a report nothing was sent. What was sent may be taken
 * after all, and the payment site may still be open: paying again asks on.
 */
export const takenBack = ({ way }: Entry): Partial<Entry> =>
  way === 'account'
    ? { state: 'refused' }
    : way === 'alipay'
      ? { state: 'handedOver', isDenied: true }
      : { isDenied: true }

/** Why a payment asks first: payments that may be the same, and instalments of it that the order shows as paid. */
export interface Standing {
  entries: Entry[]
  paidPeriods: number[]
}

/** Whether only open payments of another kind stand there, which cannot be the same: a fee before a bill, or a bill before a fee. */
export const isOfOthers = (
  { entries, paidPeriods }: Standing,
  intent: Pick<Intent, 'amount' | 'purpose' | 'periods'>,
) =>
  paidPeriods.length === 0 &&
  entries.length > 0 &&
  entries.every((entry) => isOpen(entry) && entry.purpose !== intent.purpose && !isSamePayment(intent, entry))

/** What the borrower has been asked about, so that only something new asks again. */
export const idsOf = ({ entries, paidPeriods }: Standing): string[] => [
  // A code step that ends becomes unknown, which is nothing new to who was asked.
  ...entries.map(
    ({ id, state, isDenied }) => `${id} ${isDenied ? 'denied' : state === 'needsCode' ? 'unknown' : state}`,
  ),
  ...paidPeriods.map((period) => `period ${period}`),
]

/**
 * What stands between an intent and its payment: payments that the order does not show yet, and payments that it shows for
 * the same instalments or, where either names none, of the same amount. And instalments of it that the order shows as paid:
 * where it names none, those that were paid since its entry (`own`) began. Nothing of it may be paid without a question.
 */
export function standingBefore(
  intent: Pick<Intent, 'amount' | 'purpose' | 'periods'>,
  entries: readonly Entry[],
  { paidPeriods }: { paidPeriods: readonly number[] },
  { own, agreed }: { own?: Entry | undefined; agreed: readonly string[] },
): Standing | undefined {
  const { periods, purpose } = intent
  const isPaidHere = (period: number) => {
    if (periods) return period >= periods.from && period <= periods.to
    return purpose === 'bill' && own?.before?.due[period] !== undefined
  }
  const standing = {
    entries: entries.filter(
      (entry) =>
        entry.id !== own?.id &&
        entry.state !== 'refused' &&
        mayHavePaid(entry) &&
        (isOpen(entry) || isSamePayment(intent, entry)),
    ),
    paidPeriods: paidPeriods.filter(isPaidHere),
  }
  return idsOf(standing).every((id) => agreed.includes(id)) ? undefined : standing
}

export function isSamePayment(
  { amount, purpose, periods }: Pick<Intent, 'amount' | 'purpose' | 'periods'>,
  entry: Entry,
) {
  // An old address may not say that it pays a fee. Who pays instalments by their numbers pays no fee.
  if (purpose !== entry.purpose && (periods || entry.periods)) return false
  if (periods && entry.periods) return doOverlap(periods, entry.periods)
  return amount === undefined || entry.amount === undefined || amount.minor === entry.amount
}

const doOverlap = (one: Periods, other: Periods) => one.from <= other.to && other.from <= one.to
