import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Major, Minor } from '../lib/money.ts'
import { withoutReload } from '../platform/links/reload-once.ts'
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
import { queriesOf, queryOf } from './queries.ts'

export type { BankCard } from './generated/readers/bank-card.ts'
export type { CardPaymentStarted } from './generated/readers/card-payment-started.ts'
export type { Instalment } from './generated/readers/instalment.ts'
export type { InstalmentPlan } from './generated/readers/instalment-plan.ts'
export type { SavedBankInfo } from './generated/readers/saved-bank-info.ts'
export type { PayTypeChoices } from './generated/readers/pay-type-choices.ts'
export type { Extension } from './generated/readers/extension.ts'
export type { VirtualAccount } from './generated/readers/virtual-account.ts'

/** Made by the ledger alone. */
type KeyOf<Op extends OperationId> = RequestInput<Op>['key']

/** The body of a request, with an amount that carries its unit; in the contract it is a plain number. */
type InUnits<Op extends OperationId, Unit> = Omit<RequestInput<Op>['body'], 'amount'> & { amount: Unit }

export type VirtualAccountOrder = InUnits<'generateVirtualAccount', Major>
export type CardPayment = InUnits<'commitRepayment', Minor>
export type CardPaymentCode = RequestInput<'confirmRepayment'>['body']
export type AlipayPayment = InUnits<'startAlipay', Minor>
export type BankInfo = RequestInput<'saveBankInfo'>['body']

/** Kept as long as it takes to pay elsewhere: what was paid before proves that payment (use-payments.ts). */
export const instalmentsQuery = (order: OrderRef) => ({
  ...queryOf(getInstalments, { body: order }),
  gcTime: 3_600_000,
})

export const extensionQuery = (order: OrderRef) => queryOf(getExtension, { body: order })

/** The queries that a payment changes, apart from the order's. */
export const billQueries = [queriesOf(getInstalments), queriesOf(getExtension)]

/** `pay_type` 1 for banks, 2 for mini markets. */
export const payTypeQuery = (order: OrderRef, pay_type: 1 | 2) => queryOf(initPayType, { body: { ...order, pay_type } })

/** The same order, amount and choice return the same number again, so this is a query and not a mutation. */
export const virtualAccountQuery = ({ amount, ...request }: VirtualAccountOrder) => ({
  ...queryOf(generateVirtualAccount, { body: { ...request, amount: amount.major } }),
  // The borrower copies the number into a bank's app, so it must not change meanwhile.
  staleTime: Infinity,
})

/** Each reply has a new `repayToken`, which must stay the same while the screen is open. */
export const repaymentWaysQuery = (orderId: string) => ({
  ...queryOf(listRepaymentWays, { query: { orderId } }),
  staleTime: Infinity,
})

// Payments are plain calls and not mutations, so that nothing can retry, pause or persist them (RULE-68). `key` is in the
// journal.
export const payByCard = ({ amount, ...payment }: CardPayment, key: KeyOf<'commitRepayment'>) =>
  call(commitRepayment, { key, body: { ...payment, amount: amount.minor } })
export const confirmPayment = (code: CardPaymentCode, key: KeyOf<'confirmRepayment'>) =>
  call(confirmRepayment, { key, body: code })
/** Resolves to the address of the payment site. */
export const openAlipay = ({ amount, ...payment }: AlipayPayment, key: KeyOf<'startAlipay'>) =>
  call(startAlipay, { key, body: { ...payment, amount: amount.minor } })

/** Binds a card, or resolves to the answer that a code is needed first. The form shows a failure. */
export function useSaveBankInfo() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (card: BankInfo) => withoutReload(() => call(saveBankInfo, { body: card })),
    meta: { silent: true },
    onSuccess: () => void queryClient.invalidateQueries(queriesOf(listRepaymentWays)),
  })
}
