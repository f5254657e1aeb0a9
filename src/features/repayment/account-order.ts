import type { OrderRef } from '../../api/loan.ts'
import type { VirtualAccountOrder } from '../../api/repayment.ts'
import { payableAmount } from './payable-amount.ts'
import { DEFAULT_CHOICE, readChoice } from './saved-choice.ts'

/** What the virtual account and the choice of its bank have in their addresses. */
export interface AccountSearch extends OrderRef {
  amount: string | undefined
  display: string | undefined
  /** The screen that led here. */
  from: string | undefined
}

/**
 * What to ask for: a number to pay `amount` to, by the kept choice, or by the lender's default where there is none
 * (design section 2). Throws where the address has no amount.
 */
export function accountOrder({
  productId,
  orderId,
  amount,
  display,
}: Omit<AccountSearch, 'from'>): VirtualAccountOrder {
  const choice = readChoice()
  const { payType, payCode, specificNum } = choice ?? DEFAULT_CHOICE
  return {
    productId,
    orderId,
    amount: payableAmount(amount),
    payCode,
    pay_type: payType,
    is_default: choice ? 0 : 1,
    is_display: display === '1' ? 1 : 0,
    specific_num: specificNum,
  }
}
