import * as v from 'valibot'
import { optionalText, orderOf, orderSearch } from '../../parts/order-search.ts'

/** The instalments: the last period that is chosen, and with it all before it. */
export const instalmentSearch = v.object({ ...orderSearch.entries, upToPeriod: optionalText })

/** The virtual account, the choice of its bank, and what is asked after paying. */
export const accountSearch = v.object({
  ...orderSearch.entries,
  /** In whole units, with or without dots. */
  amount: optionalText,
  display: optionalText,
  /** The screen that led here. */
  from: optionalText,
})

export type AccountSearch = v.InferOutput<typeof accountSearch>

/** What the virtual account's address says, without whatever else it carries. */
export const accountOf = ({ amount, display, from, ...order }: AccountSearch): AccountSearch => ({
  ...orderOf(order),
  amount,
  display,
  from,
})

/** The addresses of the card repayment (specification section 2). */
export const cardSearch = v.object({
  ...orderSearch.entries,
  /** In hundredths, like `couponMoney`. */
  withholdingAmount: optionalText,
  couponId: optionalText,
  couponMoney: optionalText,
  /** The screen that led here. */
  from: optionalText,
})

export type CardSearch = v.InferOutput<typeof cardSearch>

/** A card repayment that can be paid: without a readable amount there is nothing to send. */
export const paywaySearch = v.object({
  ...cardSearch.entries,
  withholdingAmount: v.pipe(v.string(), v.regex(/^[1-9]\d{0,13}$/)),
})

export type PaywaySearch = v.InferOutput<typeof paywaySearch>

/** What the card repayment's address says, without whatever else it carries. */
export const paywayOf = ({ withholdingAmount, couponId, couponMoney, from, ...order }: PaywaySearch): PaywaySearch => ({
  ...orderOf(order),
  withholdingAmount,
  couponId,
  couponMoney,
  from,
})
