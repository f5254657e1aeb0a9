import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from './call.ts'
import type { components } from './generated/schema.ts'
import { getLoanDetails, saveServiceEvent } from './generated/outcomes.ts'
import type { RequestInput } from './operation.ts'

export type LoanDetails = components['schemas']['LoanDetails']
export type OrderStatus = components['schemas']['OrderStatus']
export type OrderRecommendation = components['schemas']['OrderRecommendation']
export type OrderRef = RequestInput<'getLoanDetails'>['body']
type ServiceEvent = RequestInput<'saveServiceEvent'>['body']

export const loanQuery = (order: OrderRef) =>
  queryOptions({
    queryKey: ['loan', order],
    queryFn: ({ signal }) => call(getLoanDetails, { body: order, signal }),
  })

/** Records what the borrower tapped. It may outlive the page, and nobody waits for it or hears that it failed. */
export const useSaveServiceEvent = () =>
  useMutation({ mutationFn: (event: ServiceEvent) => call(saveServiceEvent, { body: event, keepalive: true }) })
