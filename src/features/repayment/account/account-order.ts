import { SearchParamError } from '@tanstack/react-router'
import { virtualAccountOrder } from '../../../api/constraints.ts'
import type { VirtualAccountOrder } from '../../../api/repayment.ts'
import { type Major, parseAmount } from '../../../lib/money.ts'
import type { AccountSearch } from '../repayment-search.ts'
import { DEFAULT_CHOICE, readChoice } from '../stored-choice.ts'

/**
 * The request for a number to pay `amount` to, with the stored choice, or the lender's default if nothing is stored
 * (REPAY-38). Throws if the address has no amount.
 */
export function accountOrder({ productId, orderId, amount, display }: AccountSearch): VirtualAccountOrder {
  const choice = readChoice()
  const { payType, payCode, specificNum } = choice ?? DEFAULT_CHOICE
  return {
    productId,
    orderId,
    amount: requirePayableAmount(amount),
    payCode,
    pay_type: payType,
    is_default: choice ? 0 : 1,
    is_display: display === '1' ? 1 : 0,
    specific_num: specificNum,
  }
}

/** The amount in an address, with or without dots; undefined if it is zero, unreadable or above the contract's maximum. */
export function readPayableAmount(text: string | undefined): Major | undefined {
  const amount = parseAmount(text)
  return amount && amount.major > 0 && amount.major <= virtualAccountOrder.amount.maximum ? amount : undefined
}

/** Like `readPayableAmount`, but throws if there is none, because the address is incomplete. */
export function requirePayableAmount(text: string | undefined): Major {
  const amount = readPayableAmount(text)
  if (amount === undefined) throw new SearchParamError('The address has no amount that can be paid')
  return amount
}
