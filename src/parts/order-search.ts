import * as v from 'valibot'
import { orderRef } from '../api/constraints.ts'
import type { OrderRef } from '../api/loan.ts'
import { fitsLimits, type TextLimits } from '../lib/text-limits.ts'

/** A text in the address that keeps the contract's limits of its field. */
export const textWithin = (limits: TextLimits) =>
  v.pipe(
    v.string(),
    v.check((text) => fitsLimits(text, limits)),
  )

/** What a screen reads itself: a value that is wrong costs its own part of the screen, not the whole screen. */
export const optionalText = v.optional(v.string())

/** An order in the address. */
export const orderSearch = v.object({
  productId: textWithin(orderRef.productId),
  orderId: textWithin(orderRef.orderId),
})

/** The order alone, without whatever else the address carries. */
export const orderOf = ({ productId, orderId }: OrderRef): OrderRef => ({ productId, orderId })
