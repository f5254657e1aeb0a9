import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Major, Minor } from '../lib/money.ts'
import { call } from './call.ts'
import {
  commitRepayment,
  confirmRepayment,
  generateVirtualAccount,
  getExtension,
  getInstalments,
  initPayType,
  listRepaymentWays,
  saveBankInfo,
  startAlipay,
} from './generated/outcomes.ts'
import type { OrderRef } from './loan.ts'
import type { OperationId, RequestInput } from './operation.ts'
import { queriesOf, read } from './read.ts'

export type { BankCard } from './generated/readers/bank-card.ts'
export type { CardPaymentStarted } from './generated/readers/card-payment-started.ts'
export type { Instalment } from './generated/readers/instalment.ts'
export type { PayTypeChoices } from './generated/readers/pay-type-choices.ts'
export type { VirtualAccount } from './generated/readers/virtual-account.ts'

/** A request whose amount still carries its unit, which the wire has no place for. */
type InUnits<Op extends OperationId, Unit> = Omit<RequestInput<Op>['body'], 'amount'> & { amount: Unit }

export type VirtualAccountOrder = InUnits<'generateVirtualAccount', Major>
export type CardPayment = InUnits<'commitRepayment', Minor>
export type CardPaymentCode = RequestInput<'confirmRepayment'>['body']
export type AlipayPayment = InUnits<'startAlipay', Minor>
export type BankInfo = RequestInput<'saveBankInfo'>['body']

export const instalmentsQuery = (order: OrderRef) => read(getInstalments, { body: order })

export const extensionQuery = (order: OrderRef) => read(getExtension, { body: order })

/** What a payment changes, beside the order itself. */
export const billQueries = [queriesOf(getInstalments), queriesOf(getExtension)]

/** `pay_type` 1 for banks, 2 for mini markets. */
export const payTypeQuery = (order: OrderRef, pay_type: 1 | 2) => read(initPayType, { body: { ...order, pay_type } })

/** The same order, amount and choice give the same number again, so it is read like anything else. */
export const virtualAccountQuery = ({ amount, ...request }: VirtualAccountOrder) => ({
  ...read(generateVirtualAccount, { body: { ...request, amount: amount.major } }),
  // A number that is being copied into a bank's app is not replaced behind the borrower's back.
  staleTime: Infinity,
})

/** Each reading starts a visit with a token of its own; it stays the same as long as the screen is open. */
export const repaymentWaysQuery = (orderId: string) => ({
  ...read(listRepaymentWays, { query: { orderId } }),
  staleTime: Infinity,
})

// Money is sent by plain calls: nothing can retry, pause or keep them (quality T15).
export const payByCard = ({ amount, ...payment }: CardPayment) =>
  call(commitRepayment, { body: { ...payment, amount: amount.minor } })
export const confirmPayment = (code: CardPaymentCode) => call(confirmRepayment, { body: code })
/** Answers the address of the payment site. */
export const openAlipay = ({ amount, ...payment }: AlipayPayment) =>
  call(startAlipay, { body: { ...payment, amount: amount.minor } })

/** Binds a card, or answers that a code is needed first. The failure is said at the form. */
export function useSaveBankInfo() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (card: BankInfo) => call(saveBankInfo, { body: card }),
    meta: { silent: true },
    onSuccess: () => void queryClient.invalidateQueries(queriesOf(listRepaymentWays)),
  })
}
