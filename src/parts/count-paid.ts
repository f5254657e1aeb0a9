import type { InstalmentPlan } from '../api/repayment.ts'

/**
 * How many instalments of a loan are paid, and how many it has. Undefined if the first unpaid one does not follow the last
 * paid one: then a list is incomplete, and its length is not a count.
 */
export function countPaid({ repayPlanDetail, repayWaitCount }: InstalmentPlan) {
  const { repayWaitDetail: waiting, repayYetDetail } = repayPlanDetail
  const paid = repayYetDetail.length
  return waiting[0]?.periodNo === paid + 1 ? { paid, count: paid + (repayWaitCount ?? waiting.length) } : undefined
}
