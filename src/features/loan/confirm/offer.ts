import type { LoanConfirmation } from '../../../api/confirmation.ts'
import type { DetailLine } from '../../../api/loan.ts'
import { findShownAmount } from '../../../lib/money.ts'

/** The terms of an offer. If any of them changes, the borrower must see it before confirming. */
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
    // Whether an agreement must be read. Not its address, which may change at each read.
    popAgreementUrl !== undefined,
  ])

/** Cost lines: the first amount, which the contract requires to be the main one, and the lines that explain it. */
export function mainAmountOf(lines: DetailLine[]): { main: DetailLine | undefined; rest: DetailLine[] } {
  const main = findShownAmount(lines)
  return { main, rest: lines.filter((line) => line !== main) }
}
