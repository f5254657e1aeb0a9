import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import type { OrderRef } from '../../api/loan.ts'
import { payTypeQuery } from '../../api/repayment.ts'
import { optionsOf } from './pay-options.ts'
import type { PayChoice } from './saved-choice.ts'

/** What can be chosen of a type: the default ones until the server answers, and if it does not. */
export function usePayOptions(order: OrderRef, payType: PayChoice['payType']) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...payTypeQuery(order, payType),
    // Whoever has no session any more is shown the way back to the app; anything else leaves the default choices.
    throwOnError: (error) => error instanceof ApiError && error.kind === 'session',
  })
  return { options: optionsOf(payType, data), failed: isError, isFetching, retry: () => void refetch() }
}
