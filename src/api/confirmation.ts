import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Major } from '../lib/money.ts'
import { call } from './call.ts'
import { getLoanConfirmation, listContracts, listOrders, openContract, pushLoan } from './generated/outcomes.ts'
import type { RequestInput } from './operation.ts'
import { queriesOf, queryOf } from './queries.ts'

export type { Contract } from './generated/readers/contract.ts'
export type { LoanConfirmation } from './generated/readers/loan-confirmation.ts'
export type { PlannedRepayment } from './generated/readers/planned-repayment.ts'

/** The body in the contract, with an amount that carries its unit. */
export type LoanPush = Omit<RequestInput<'pushLoan'>['body'], 'amount'> & { amount: Major }

/** An offer of a loan. It must not change by itself while somebody reads it. */
export const loanConfirmationQuery = (productId: string) => ({
  ...queryOf(getLoanConfirmation, { body: { productId } }),
  staleTime: Infinity,
})

/** The scene of the agreements shown at the confirmation of a loan. */
const SCENE = 3

export const contractsQuery = (productId: string) => queryOf(listContracts, { body: { productId, scene: SCENE } })

/** Requests the address of an agreement. The caller opens it as the link policy says. */
export const useOpenContract = (loading: () => string) =>
  useMutation({
    mutationFn: ({ productId, position }: { productId: string; position: number }) =>
      call(openContract, { body: { productId, scene: SCENE, position, orderId: '' } }),
    meta: { loading },
  })

/**
 * Takes a loan. A plain call and not a mutation, so that nothing can retry, pause or persist it (RULE-79). `key` is in the
 * journal.
 */
export const takeLoan = ({ amount, ...loan }: LoanPush, key: RequestInput<'pushLoan'>['key']) =>
  call(pushLoan, { key, body: { ...loan, amount: amount.major } })

/** Invalidates the borrower's lists of loans and offers after a loan was taken. */
export function useForgetOffers() {
  const queryClient = useQueryClient()
  return () => {
    for (const queries of [queriesOf(listOrders), queriesOf(getLoanConfirmation)])
      void queryClient.invalidateQueries({ ...queries, refetchType: 'none' })
  }
}
