import type { InstalmentPlan } from '../../../api/repayment.ts'
import { type Entry, isGivenBack, wasCodeRefused, isStale, mayHavePaid } from './entry.ts'
import type { PaidHere } from './paid-here.ts'

/** Due and overdue, as the contract counts them. */
const DUE = [1, 2]

/** As far as anybody here knows, a fee is on its way. */
const FEE_SENT: Entry['state'][] = ['sending', 'unknown', 'accepted', 'reported']

/** What payments that the order does not show yet mean for what it asks for. Without its instalments nothing is known to be paid. */
export function paidBy(entries: readonly Entry[], plan: InstalmentPlan | undefined, now: number): PaidHere {
  const isPaid = entries.some((entry) => entry.purpose === 'bill' && mayHavePaid(entry) && !isGivenBack(entry, now))
  return {
    bill: !isPaid ? undefined : plan && isDueAccepted(entries, plan, now) ? 'all' : 'some',
    isFeeSent: entries.some(
      (entry) =>
        entry.purpose === 'extension' &&
        FEE_SENT.includes(entry.state) &&
        !wasCodeRefused(entry) &&
        !isStale(entry, now),
    ),
  }
}

/**
 * Whether accepted payments, which the order does not show yet, are for all that is due: for each of its instalments, or of its
 * whole amount. What is added to an instalment after it was paid, such as a penalty, is not waited for. One that no order shows
 * for days may have been given back, and pays nothing here.
 */
function isDueAccepted(entries: readonly Entry[], { repayPlanDetail }: InstalmentPlan, now: number): boolean {
  const accepted = entries.filter(
    (entry) => entry.state === 'accepted' && entry.purpose === 'bill' && !isGivenBack(entry, now),
  )
  const waiting = repayPlanDetail.repayWaitDetail
  const due = waiting.filter((each) => !each || each.periodStatus === undefined || DUE.includes(each.periodStatus))
  // Before the first day that something is due, the next instalment is what is asked for.
  const asked = due.length > 0 ? due : waiting.slice(0, 1)
  if (asked.length === 0 || accepted.length === 0) return false
  const isPaid = (period: number) => accepted.some((entry) => paysAsked(entry, period))
  const others = asked.filter((each) => !each || !isPaid(each.periodNo))
  const total = others.reduce((sum, each) => sum + (each?.totalAmount?.major ?? Number.NaN) * 100, 0)
  // What names its instalments pays no others: paid twice by mistake, it is owed to the borrower.
  const unnamed = accepted.filter(({ periods }) => !periods)
  return unnamed.reduce((sum, { amount = 0 }) => sum + amount, 0) >= total
}

/** Whether it names the instalment, and is as much as all that it names asked for before it: an address may name more. */
function paysAsked({ periods, amount = 0, before }: Entry, period: number): boolean {
  const isNamed = (number: number) => periods !== undefined && number >= periods.from && number <= periods.to
  const asked = Object.entries(before?.asked ?? {}).filter(([number]) => isNamed(Number(number)))
  const sum = asked.reduce((total, [, each]) => total + each, 0)
  return asked.some(([number]) => Number(number) === period) && amount >= sum
}
