import type { LoanDetails, OrderRecommendation } from '../../api/loan.ts'
import { readable, readableLines } from '../../lib/readable.ts'

/**
 * What of an order is shown. One field that is not what the contract promises must not take the whole loan, and its
 * Repay button, from the borrower: texts are made readable, what is missing is left out.
 */
export function shownLoan(loan: LoanDetails) {
  // A server that breaks its promise may leave the block out altogether.
  const block = loan.userOrderDetail as LoanDetails['userOrderDetail'] | undefined
  return {
    status: readable(loan.noticeStatusText),
    notice: readable(loan.noticeDesText),
    product: readable(loan.productName),
    phone: readable(loan.telephone),
    lines: readableLines(block?.detail),
    products: (loan.recProducts ?? []).map(shownProduct),
  }
}

const shownProduct = (product: OrderRecommendation) => ({
  key: readable(product.productKey),
  clickable: product.clickable,
  logo: product.logo,
  name: readable(product.name),
  buttonText: readable(product.buttonText),
  range: readable(product.rangeTitle),
  details: [readable(product.rangeDes), readable(product.rate)].filter(Boolean).join(' · '),
  tag: readable(product.description),
})

export type ShownProduct = ReturnType<typeof shownProduct>
