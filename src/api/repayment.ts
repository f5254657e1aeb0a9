import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from './call.ts'
import type { components } from './generated/schema.ts'
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
import type { RequestInput } from './operation.ts'

export type InstalmentPlan = components['schemas']['InstalmentPlan']
export type Instalment = components['schemas']['Instalment']
export type Extension = components['schemas']['Extension']
export type VirtualAccount = components['schemas']['VirtualAccount']
export type PayTypeChoices = components['schemas']['PayTypeChoices']
export type BankCard = components['schemas']['BankCard']
export type VirtualAccountOrder = RequestInput<'generateVirtualAccount'>['body']
export type CardPayment = RequestInput<'commitRepayment'>['body']
export type CardPaymentCode = RequestInput<'confirmRepayment'>['body']
export type CardPaymentStarted = components['schemas']['CardPaymentStarted']
export type AlipayPayment = RequestInput<'startAlipay'>['body']
export type BankInfo = RequestInput<'saveBankInfo'>['body']

export const instalmentsQuery = (order: OrderRef) =>
  queryOptions({
    queryKey: ['instalments', order],
    queryFn: ({ signal }) => call(getInstalments, { body: order, signal }),
  })

export const extensionQuery = (order: OrderRef) =>
  queryOptions({
    queryKey: ['extension', order],
    queryFn: ({ signal }) => call(getExtension, { body: order, signal }),
  })

/** `pay_type` 1 for banks, 2 for mini markets. */
export const payTypeQuery = (order: OrderRef, pay_type: 1 | 2) =>
  queryOptions({
    queryKey: ['payType', order, pay_type],
    queryFn: ({ signal }) => call(initPayType, { body: { ...order, pay_type }, signal }),
  })

/** The same order, amount and choice give the same number again, so it is read like anything else. */
export const virtualAccountQuery = (request: VirtualAccountOrder) =>
  queryOptions({
    queryKey: ['virtualAccount', request],
    queryFn: ({ signal }) => call(generateVirtualAccount, { body: request, signal }),
    // A number that is being copied into a bank's app is not replaced behind the borrower's back.
    staleTime: Infinity,
  })

/** Each reading starts a visit with a token of its own; it stays the same as long as the screen is open. */
export const repaymentWaysQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['repaymentWays', orderId],
    queryFn: ({ signal }) => call(listRepaymentWays, { query: { orderId }, signal }),
    staleTime: Infinity,
  })

// Money is sent by plain calls: nothing can retry, pause or keep them (quality T15).
export const payByCard = (payment: CardPayment) => call(commitRepayment, { body: payment })
export const confirmPayment = (code: CardPaymentCode) => call(confirmRepayment, { body: code })
/** Answers the address of the payment site. */
export const openAlipay = (payment: AlipayPayment) => call(startAlipay, { body: payment })

/** Binds a card, or answers that a code is needed first. The failure is said at the form. */
export function useSaveBankInfo() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (card: BankInfo) => call(saveBankInfo, { body: card }),
    meta: { silent: true },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['repaymentWays'] }),
  })
}
