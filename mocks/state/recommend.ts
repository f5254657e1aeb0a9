import type { components } from '../../src/api/generated/schema.ts'
import { payloadOf } from '../examples.ts'
import type { Market } from '../market.ts'

type Schemas = components['schemas']
type RecommendedProduct = Schemas['RecommendedProduct']

/** The products that the lender recommends, by market: those of the contract's examples, unless a scenario changes them. */
export const recommendState = () => ({ list: exampleProducts() })

export const exampleProducts = (): Record<Market, RecommendedProduct[]> => ({
  id: payloadOf('listRecommendedProducts', 'recommended-full'),
  // The contract has no example of an Indian list, so it is made of what an Indian order recommends.
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
