import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from './call.ts'
import { defineProductLink, getLoanDetails, saveGoogleScore, saveServiceEvent } from './generated/outcomes.ts'
import type { RequestInput } from './operation.ts'
import { queriesOf, read } from './read.ts'

export type { DetailLine } from './generated/readers/detail-line.ts'
export type { LoanDetails } from './generated/readers/loan-details.ts'
export type { OrderRecommendation } from './generated/readers/order-recommendation.ts'
type ProductTap = RequestInput<'defineProductLink'>['body']
export type OrderRef = RequestInput<'getLoanDetails'>['body']
type ServiceEvent = RequestInput<'saveServiceEvent'>['body']

export const loanQuery = (order: OrderRef) => read(getLoanDetails, { body: order })

/** Filters the queries of all orders. */
export const loanQueries = queriesOf(getLoanDetails)

/** Records what the borrower tapped. It may outlive the page, and the borrower is not told if it fails. */
export const useSaveServiceEvent = () =>
  useMutation({
    mutationFn: (event: ServiceEvent) => call(saveServiceEvent, { body: event, keepalive: true }),
    meta: { silent: true },
  })

/** Asks for the address of a recommended product. The caller opens it with `openLink`, which checks it. */
export const useDefineProductLink = (loading: () => string) =>
  useMutation({ mutationFn: (tap: ProductTap) => call(defineProductLink, { body: tap }), meta: { loading } })

/** Says that the order was rated. The contract has one score only, whatever the person chose (LOAN-30). */
export function useSaveGoogleScore() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(saveGoogleScore, { body: { score: 5 } }),
    // Not awaited, so that the rating ends before the order is read again.
    onSuccess: () => void queryClient.invalidateQueries(loanQueries),
  })
}
