import { useCanGoBack, useRouter } from '@tanstack/react-router'
import type { OrderRef } from '../../api/loan.ts'
import { readAmount } from '../../lib/money.ts'
import { useSingle } from '../../lib/use-single.ts'

/** What the addresses of the card repayment carry from one to the other (specification section 2). */
export interface CardVisit extends OrderRef {
  /** In hundredths. */
  withholdingAmount?: string | undefined
  couponId?: string | undefined
  couponMoney?: string | undefined
  /** The screen that led here. */
  from?: string | undefined
}

/** Leads to the cards and the other ways to pay: back where they led here, so that Back does not come here again. */
export function useCardsAgain({ from, productId, orderId, withholdingAmount, couponId, couponMoney }: CardVisit) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return useSingle(async () => {
    if (from === 'payway' && canGoBack) return router.history.back()
    const order = { productId, orderId }
    const search = { ...order, withholdingAmount: withholdingAmount ?? '', couponId, couponMoney }
    // Without an amount there is nothing to pay by card; the order leads to one.
    return readAmount(withholdingAmount)
      ? router.navigate({ to: '/payway', search, replace: true })
      : router.navigate({ to: '/borrowDetail', search: order, replace: true })
  })
}
