import type { LoanConfirmation } from '../../../api/confirmation.ts'
import type { DetailLine } from '../../../api/loan.ts'
import { findShownAmount } from '../../../lib/money.ts'

/** What somebody decides on. If any of it changes, they have to see it before they confirm. */
export const termsOf = ({
  amount,
  periods,
  termUnit,
  details,
  detail1,
  detail2,
  repay_plans,
  firstPayTime,
  pRateDsc,
  sp_rate,
  popAgreementUrl,
}: LoanConfirmation) =>
  JSON.stringify([
    amount,
    periods,
    termUnit,
    details,
    detail1,
    detail2,
    repay_plans,
    firstPayTime,
    pRateDsc,
    sp_rate,
    // An agreement that has to be read since. Not its address, which may be another at each reading.
    popAgreementUrl !== undefined,
  ])

/** Lines of costs: the first amount, which the contract asks servers to put first, and what explains it. */
export function mainAmountOf(lines: DetailLine[]): { main: DetailLine | undefined; rest: DetailLine[] } {
  const main = findShownAmount(lines)
  return { main, rest: lines.filter((line) => line !== main) }
}
