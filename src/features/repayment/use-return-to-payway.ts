import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { readMinor } from '../../lib/money.ts'
import { useLatest } from '../../lib/use-latest.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { stepBack } from '../../platform/step-back.ts'
import { type CardSearch, paywayOf } from './repayment-search.ts'

/**
 * Returns to the card payment: with Back if the person came from there, so that Back does not lead here again. `card` is a
 * newly added card, which the payment then chooses.
 */
export function useReturnToPayway(search: CardSearch) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const latest = useLatest(search)
  return useSingleFlight(async (card?: string) => {
    // The shell may have changed the amount in the address since the card was sent.
    const { from, productId, orderId, withholdingAmount = '' } = latest.current
    const payment = { ...paywayOf({ ...latest.current, withholdingAmount }), card }
    if (from === 'payway' && canGoBack) {
      const back = stepBack(router.history)
      if (card === undefined) return
      await back
      // Applied to the earlier history entry, which keeps its other parameters.
      const added = (left: { from?: string | undefined }) => ({ ...left, ...payment, from: left.from })
      return router.navigate({ to: '/payway', search: added, replace: true })
    }
    const order = { productId, orderId }
    // The card payment needs an amount; without one, open the order.
    return readMinor(withholdingAmount)?.minor
      ? router.navigate({ to: '/payway', search: { ...payment, from: undefined }, replace: true })
      : router.navigate({ to: '/borrowDetail', search: order, replace: true })
  })
}
