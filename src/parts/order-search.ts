import * as v from 'valibot'
import { orderRef } from '../api/constraints.ts'
import type { OrderRef } from '../api/loan.ts'
import { fitsLimits, type TextLimits } from '../lib/text-limits.ts'

/** A text in the address that respects the contract's limits for its field. */
export const textWithin = (limits: TextLimits) =>
  v.pipe(
    v.string(),
    v.check((text) => fitsLimits(text, limits)),
  )

/** A parameter that the screen checks itself, so that a wrong value affects only a part of the screen. */
export const optionalText = v.optional(v.string())

/** The parameter of a product's address. */
export const productSearch = v.object({ productId: textWithin(orderRef.productId) })

/** The parameters of an order's address. */
export const orderSearch = v.object({
  productId: textWithin(orderRef.productId),
  orderId: textWithin(orderRef.orderId),
})

/** The order in an address, without the other parameters. */
export const orderOf = ({ productId, orderId }: OrderRef): OrderRef => ({ productId, orderId })
