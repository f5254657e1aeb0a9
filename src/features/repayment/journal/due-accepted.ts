import type { InstalmentPlan } from '../../../api/repayment.ts'
import type { Entry } from './entry.ts'

/** What payments may have paid that the order does not show yet: something, or all that is due. */
export type Paid = 'some' | 'all' | undefined

/** Due and overdue, as the contract counts them. */
const DUE = [1, 2]

/**
 * Whether accepted payments, which the order does not show yet, are for all that is due: for each of its instalments, or of its
 * whole amount. What is added to an instalment after it was paid, such as a penalty, is not waited for.
 */
export function isDueAccepted(entries: readonly Entry[], { repayPlanDetail }: InstalmentPlan): boolean {
  const accepted = entries.filter(({ state, purpose }) => state === 'accepted' && purpose === 'bill')
  const waiting = repayPlanDetail.repayWaitDetail
  const due = waiting.filter((each) => !each || DUE.includes(each.periodStatus ?? 0))
  // Before the first day that something is due, the next instalment is what is asked for.
  const asked = due.length > 0 ? due : waiting.slice(0, 1)
  if (asked.length === 0 || accepted.length === 0) return false
  const isPaid = (period: number) =>
    accepted.some(({ periods }) => periods && period >= periods.from && period <= periods.to)
  const others = asked.filter((each) => !each || !isPaid(each.periodNo))
  const total = others.reduce((sum, each) => sum + (each?.totalAmount?.major ?? Number.NaN) * 100, 0)
  // What names its instalments pays no others: paid twice by mistake, it is owed to the borrower.
  const unnamed = accepted.filter(({ periods }) => !periods)
  return unnamed.reduce((sum, { amount = 0 }) => sum + amount, 0) >= total
}
