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
  rangeLabel: product.rangeDes,
  rate: product.rate,
  tags: product.description ? [[product.description]] : [],
})
