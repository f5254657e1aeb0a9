import { useMutation } from '@tanstack/react-query'
import { call } from './call.ts'
import { getLoanDetails, saveServiceEvent } from './generated/outcomes.ts'
import type { RequestInput } from './operation.ts'
import { queriesOf, queryOf } from './queries.ts'

export type { DetailLine } from './generated/readers/detail-line.ts'
export type { LoanDetails } from './generated/readers/loan-details.ts'
export type { OrderRecommendation } from './generated/readers/order-recommendation.ts'
export type OrderRef = RequestInput<'getLoanDetails'>['body']
type ServiceEvent = RequestInput<'saveServiceEvent'>['body']

export const loanQuery = (order: OrderRef) => queryOf(getLoanDetails, { body: order })

/** Matches the queries of all orders. */
export const loanQueries = queriesOf(getLoanDetails)

/** Records what the borrower tapped. It may outlive the page, and the borrower does not see a failure. */
export const useSaveServiceEvent = () =>
  useMutation({
    mutationFn: (event: ServiceEvent) => call(saveServiceEvent, { body: event, keepalive: true }),
    meta: { silent: true },
  })
