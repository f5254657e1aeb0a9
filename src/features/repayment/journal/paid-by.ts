import type { Instalment, InstalmentPlan } from '../../../api/repayment.ts'
import type { Entry } from './entry.ts'
import { isStale } from './age.ts'
import { isFeeSent, isGivenBack, receiptBy, rowOf } from './questions.ts'

/** What payments that the order does not show yet mean for its bill. */
export interface PaidHere {
  /** They may have paid something, or all that is due. */
  bill: 'some' | 'all' | undefined
  /** The fee of the offered extension was sent or reported. */
  isFeeSent: boolean
}

/** The contract's values for due and overdue. */
const DUE = [1, 2]

/** What payments that the order does not show yet have paid of the bill. Without its instalments, nothing counts as paid. */
export function paidBy(entries: readonly Entry[], plan: InstalmentPlan | undefined, now: number): PaidHere {
  const isPaid = entries.some(
    (entry) => entry.purpose === 'bill' && rowOf(entry).paid !== 'no' && !isGivenBack(entry, { now }),
  )
  return {
    bill: !isPaid ? undefined : plan && isDueCovered(entries, plan, now) ? 'all' : 'some',
    isFeeSent: entries.some((entry) => isFeeSent(entry, { now })),
  }
}

/**
 * Whether payments that the order is expected to show or to know cover all that is due: each due instalment, or the whole
 * amount. Charges added to an instalment after its payment, such as a penalty, are ignored. A payment that no order shows
 * for days does not count: it may have been refunded, or never made.
 */
function isDueCovered(entries: readonly Entry[], { repayPlanDetail }: InstalmentPlan, now: number): boolean {
  const made = entries.filter(
    (entry) => rowOf(entry).expected !== undefined && entry.purpose === 'bill' && !isStale(entry, now),
  )
  const waiting = repayPlanDetail.repayWaitDetail
  const due = waiting.filter((each) => !each || each.periodStatus === undefined || DUE.includes(each.periodStatus))
  // Before anything is due, the bill asks for the next instalment.
  const asked = due.length > 0 ? due : waiting.slice(0, 1)
  if (asked.length === 0 || made.length === 0) return false
  const isPaid = (period: number) => made.some((entry) => paysAsked(entry, period))
  const others = asked.filter((each) => !each || !isPaid(each.periodNo))
  const total = others.reduce((sum, each) => sum + (each?.totalAmount?.major ?? Number.NaN) * 100, 0)
  // A payment that names its instalments covers no others. If they were paid twice by mistake, the borrower is owed a refund.
  const unnamed = made.filter(({ periods }) => !periods)
  return unnamed.reduce((sum, { amount = 0 }) => sum + amount, 0) >= total
}

/** This device's payment of an instalment that the loan shows as paid, if it is known. */
export const paidHereOf = (entries: readonly Entry[], { periodNo }: Pick<Instalment, 'periodNo'>) =>
  entries.find(
    (entry) =>
      entry.status.kind === 'shown' &&
      receiptBy(entry) === 'server' &&
      periodNo !== undefined &&
      paysAsked(entry, periodNo),
  )

/**
 * Whether a payment names the instalment and covers all the instalments that it names. (An address may name more than the
 * amount covers.)
 */
function paysAsked({ periods, amount = 0, before }: Entry, period: number): boolean {
  const isNamed = (number: number) => periods !== undefined && number >= periods.from && number <= periods.to
  const asked = Object.entries(before?.asked ?? {}).filter(([number]) => isNamed(Number(number)))
  const sum = asked.reduce((total, [, each]) => total + each, 0)
  return asked.some(([number]) => Number(number) === period) && amount >= sum
}
