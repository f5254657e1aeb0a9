import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { readMinor } from '../../lib/money.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { type CardSearch, paywayOf } from './search.ts'

/** Returns to the card payment: with Back if the person came from there, so that Back does not lead here again. */
export function useReturnToPayway(search: CardSearch) {
  const { from, productId, orderId, withholdingAmount = '' } = search
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return useSingleFlight(async () => {
    if (from === 'payway' && canGoBack) return router.history.back()
    const order = { productId, orderId }
    // The card payment needs an amount; without one, open the order.
    return readMinor(withholdingAmount)?.minor
      ? router.navigate({
          to: '/payway',
          search: paywayOf({ ...search, withholdingAmount, from: undefined }),
          replace: true,
        })
      : router.navigate({ to: '/borrowDetail', search: order, replace: true })
  })
}
