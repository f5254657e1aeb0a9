import { useCanGoBack, useRouter } from '@tanstack/react-router'
import type { OrderRef } from '../../api/loan.ts'
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
    if (from === 'payway' && canGoBack) router.history.back()
    else {
      const search = { productId, orderId, withholdingAmount, couponId, couponMoney }
      await router.navigate({ to: '/payway', search, replace: true })
    }
  })
}
