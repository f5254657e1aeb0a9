import { SearchParamError } from '@tanstack/react-router'
import { virtualAccountOrder } from '../../../api/constraints.ts'
import type { VirtualAccountOrder } from '../../../api/repayment.ts'
import { type Major, parseAmount } from '../../../lib/money.ts'
import type { AccountSearch } from '../search.ts'
import { DEFAULT_CHOICE, readChoice } from '../stored-choice.ts'

/**
 * What to ask for: a number to pay `amount` to, by the stored choice, or by the lender's default where there is none
 * (design section 2). Throws where the address has no amount.
 */
export function accountOrder({ productId, orderId, amount, display }: AccountSearch): VirtualAccountOrder {
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

/** The amount in an address, if it is one that can be paid: with or without dots, more than nothing. */
export function readPayable(text: string | undefined): Major | undefined {
  const amount = parseAmount(text)
  return amount && amount.major > 0 && amount.major <= virtualAccountOrder.amount.maximum ? amount : undefined
}

/** As `readPayable`. Throws where there is none: the address is incomplete, and nothing is asked for. */
export function payableAmount(text: string | undefined): Major {
  const amount = readPayable(text)
  if (amount === undefined) throw new SearchParamError('The address has no amount that can be paid')
  return amount
}
