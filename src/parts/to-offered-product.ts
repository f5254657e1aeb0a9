import type { OrderRecommendation } from '../api/loan.ts'
import type { OfferedProduct } from './product-list.tsx'

/** A product of the loan order, or of a failed joint login, for `ProductList`. */
export const toOfferedProduct = (product: OrderRecommendation): OfferedProduct => ({
  id: product.productKey,
  name: product.name,
  logo: product.logo,
  isOpen: product.clickable,
  buttonText: product.buttonText,
  range: product.rangeTitle,
  lines: [joined(product.rangeDes, product.rate)],
  tags: product.description ? [[product.description]] : [],
})

/** Short texts in one line; undefined if there are none. */
export const joined = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(' · ') || undefined
