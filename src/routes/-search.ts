import * as v from 'valibot'
import { orderRef } from '../api/constraints.ts'

const text = ({ minLength, maxLength, pattern }: { minLength: number; maxLength: number; pattern: string }) =>
  v.pipe(v.string(), v.minLength(minLength), v.maxLength(maxLength), v.regex(new RegExp(pattern)))

/** An order in the address. */
export const orderSearch = v.object({ productId: text(orderRef.productId), orderId: text(orderRef.orderId) })

/** The order alone, without whatever else the address carries. */
export const orderOf = ({ productId, orderId }: v.InferOutput<typeof orderSearch>) => ({ productId, orderId })
