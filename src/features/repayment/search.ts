import * as v from 'valibot'
import { optionalText, orderOf, orderSearch } from '../../parts/order-search.ts'

/** The address of the instalments: `upToPeriod` is the last chosen period, with all periods before it. */
export const instalmentSearch = v.object({ ...orderSearch.entries, upToPeriod: optionalText })

/** Which instalments a payment is for, as journal/periods.ts writes them: ours, for telling one payment from another. */
const periods = optionalText

/** `extension` if an extension's fee is paid: ours, because `from` names the last screen only. */
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

/** The virtual account's parameters, without others in the address. */
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
  /** The card to choose at first: an id, or the end of the number of one that was just added. */
  card: optionalText,
})

export type CardSearch = v.InferOutput<typeof cardSearch>

/** The address of the card payment, which needs an amount above zero. */
export const paywaySearch = v.object({
  ...cardSearch.entries,
  withholdingAmount: v.pipe(v.string(), v.regex(/^[1-9]\d{0,13}$/)),
})

export type PaywaySearch = v.InferOutput<typeof paywaySearch>

/** The card payment's parameters, without others in the address. */
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

/** Tells one payment from another: where it changes in an open page, nothing of the old one may go on. */
export const paymentKey = ({ orderId, periods: paid, purpose: what }: AccountSearch | CardSearch, amount?: string) =>
  JSON.stringify([orderId, amount, paid, what])
