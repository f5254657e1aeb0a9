import type { components } from '../../src/api/generated/schema.ts'
import { payloadOf } from '../examples.ts'
import type { Market } from '../market.ts'

type Schemas = components['schemas']
type RecommendedProduct = Schemas['RecommendedProduct']

/** The products that the lender recommends today, by market: those of the contract's examples, unless a scenario says otherwise. */
export const recommendState = () => ({ list: exampleProducts() })

export const exampleProducts = (): Record<Market, RecommendedProduct[]> => ({
  id: payloadOf('listRecommendedProducts', 'recommended-full'),
  // The contract shows no Indian list; what Indian orders recommend is one.
  in: (payloadOf('getLoanDetails', 'order-3').recProducts ?? []).map(asListed),
})

const asListed = (product: Schemas['OrderRecommendation']): RecommendedProduct => ({
  id: product.productKey,
  productLogo: product.logo,
  productName: product.name,
  buttonStatus: product.clickable,
  buttonText: product.buttonText,
  amountRange: product.rangeTitle,
  amountRangeDes: product.rangeDes,
  loan_rate: product.rate,
  productDesc: product.description,
  productTags: null,
})
