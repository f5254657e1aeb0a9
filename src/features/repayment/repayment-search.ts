import * as v from 'valibot'
import { optionalText, orderOf, orderSearch } from '../../parts/order-search.ts'

/** The address of the instalments: `upToPeriod` is the last chosen period, with all periods before it. */
export const instalmentSearch = v.object({ ...orderSearch.entries, upToPeriod: optionalText })

/** The instalments of a payment, as journal/periods.ts writes them. This parameter is our own; it tells payments apart. */
const periods = optionalText

/** `extension` for an extension's fee. This parameter is our own, because `from` names only the last screen. */
const purpose = optionalText

/** The addresses of the virtual account, of the choice of a bank, and of the questions after paying. */
export const accountSearch = v.object({
  ...orderSearch.entries,
  /** In whole units, with or without dots. */
  amount: optionalText,
  display: optionalText,
  /** The screen that led here. */
  from: optionalText,
  periods,
  purpose,
})

export type AccountSearch = v.InferOutput<typeof accountSearch>

/** The virtual account's parameters, without other parameters of the address. */
export const accountOf = ({
  amount,
  display,
  from,
  periods: paid,
  purpose: what,
  ...order
}: AccountSearch): AccountSearch => ({
  ...orderOf(order),
  amount,
  display,
  from,
  periods: paid,
  purpose: what,
})

/** The addresses of the card repayment (REPAY-20 to REPAY-22). */
export const cardSearch = v.object({
  ...orderSearch.entries,
  /** In hundredths, like `couponMoney`. */
  withholdingAmount: optionalText,
  couponId: optionalText,
  couponMoney: optionalText,
  /** The screen that led here. */
  from: optionalText,
  periods,
  purpose,
  /** The card to choose first: an id, or the last digits of a card that was just added. */
  card: optionalText,
})

export type CardSearch = v.InferOutput<typeof cardSearch>

/** The address of the card payment, which needs an amount above zero. */
export const paywaySearch = v.object({
  ...cardSearch.entries,
  withholdingAmount: v.pipe(v.string(), v.regex(/^[1-9]\d{0,13}$/)),
})

export type PaywaySearch = v.InferOutput<typeof paywaySearch>

/** The card payment's parameters, without other parameters of the address. */
export const paywayOf = ({
  withholdingAmount,
  couponId,
  couponMoney,
  from,
  periods: paid,
  purpose: what,
  card,
  ...order
}: PaywaySearch): PaywaySearch => ({
  ...orderOf(order),
  withholdingAmount,
  couponId,
  couponMoney,
  from,
  periods: paid,
  purpose: what,
  card,
})

/** Tells payments apart: if it changes in an open page, the old payment must not continue. */
export const paymentKey = ({ orderId, periods: paid, purpose: what }: AccountSearch | CardSearch, amount?: string) =>
  JSON.stringify([orderId, amount, paid, what])
