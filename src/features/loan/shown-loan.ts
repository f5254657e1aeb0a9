import type { LoanDetails, OrderRecommendation } from '../../api/loan.ts'
import { readable } from '../../lib/readable.ts'
import type { DetailLine } from '../../ui/detail-lines.tsx'

/**
 * What of an order is shown. One field that is not what the contract promises must not take the whole loan, and its
 * Repay button, from the borrower: texts are made readable, what is missing is left out.
 */
export function shownLoan(loan: LoanDetails) {
  // A server that breaks its promise may leave the block out altogether.
  const detail = (loan.userOrderDetail as Partial<LoanDetails['userOrderDetail']> | undefined)?.detail ?? []
  return {
    status: readable(loan.noticeStatusText),
    notice: readable(loan.noticeDesText),
    product: readable(loan.productName),
    phone: readable(loan.telephone),
    // Lines without a label or a value are hidden (specification section 2).
    lines: detail.flatMap(({ text, value }): DetailLine[] => {
      const line = { label: readable(text), value: readable(value) }
      return line.label && line.value ? [line] : []
    }),
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
