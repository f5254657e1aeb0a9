import * as v from 'valibot'
import { orderRef } from '../api/constraints.ts'

const text = ({ minLength, maxLength, pattern }: { minLength: number; maxLength: number; pattern: string }) =>
  v.pipe(v.string(), v.minLength(minLength), v.maxLength(maxLength), v.regex(new RegExp(pattern)))

/** An order in the address. */
export const orderSearch = v.object({ productId: text(orderRef.productId), orderId: text(orderRef.orderId) })

/** The order alone, without whatever else the address carries. */
export const orderOf = ({ productId, orderId }: v.InferOutput<typeof orderSearch>) => ({ productId, orderId })

/** What a screen reads itself: a value that is wrong costs its own part of the screen, not the screen. */
export const free = v.optional(v.string())

/** The instalments: the last period that is chosen, and with it all before it. */
export const instalmentSearch = v.object({ ...orderSearch.entries, upToPeriod: free })

/** The virtual account and the choice of its bank: `amount` in whole units, with or without dots. */
export const accountSearch = v.object({ ...orderSearch.entries, amount: free, display: free, from: free })

/** What the virtual account's address says, without whatever else it carries. */
export const accountOf = ({ amount, display, from, ...order }: v.InferOutput<typeof accountSearch>) => ({
  ...orderOf(order),
  amount,
  display,
  from,
})

/** A complaint is about an order, where the address names one (design section 2). */
export const complaintSearch = v.object({ orderNo: v.optional(text(orderRef.orderId)) })
