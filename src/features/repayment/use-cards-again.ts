import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { readMinor } from '../../lib/money.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import type { CardSearch } from './search.ts'

/** Leads to the cards and the other ways to pay: back where they led here, so that Back does not come here again. */
export function useCardsAgain({ from, productId, orderId, withholdingAmount, couponId, couponMoney }: CardSearch) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return useSingleFlight(async () => {
    if (from === 'payway' && canGoBack) return router.history.back()
    const order = { productId, orderId }
    const search = { ...order, withholdingAmount: withholdingAmount ?? '', couponId, couponMoney }
    // Without an amount there is nothing to pay by card; the order leads to one.
    return readMinor(withholdingAmount)?.minor
      ? router.navigate({ to: '/payway', search, replace: true })
      : router.navigate({ to: '/borrowDetail', search: order, replace: true })
  })
}
