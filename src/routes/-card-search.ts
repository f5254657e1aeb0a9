import * as v from 'valibot'
import { free, orderSearch } from './-search.ts'

/** The card repayment: `withholdingAmount` and `couponMoney` in hundredths. */
export const cardSearch = v.object({
  ...orderSearch.entries,
  withholdingAmount: free,
  couponId: free,
  couponMoney: free,
  from: free,
})

/** A card repayment that can be paid: without a readable amount there is nothing to send. */
export const paywaySearch = v.object({
  ...cardSearch.entries,
  withholdingAmount: v.pipe(v.string(), v.regex(/^[1-9]\d{0,13}$/)),
})
