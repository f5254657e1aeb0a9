import type { components } from '../../src/api/generated/schema.ts'
import { payloadOf } from '../examples.ts'
import type { Market } from '../market.ts'

type RecommendedProduct = components['schemas']['RecommendedProduct']

/** The products that the lender recommends, by market: those of the contract's examples, unless a scenario changes them. */
export const recommendState = () => ({ list: exampleProducts() })

export const exampleProducts = (): Record<Market, RecommendedProduct[]> => ({
  id: payloadOf('listRecommendedProducts', 'recommended-full'),
  in: payloadOf('listRecommendedProducts', 'recommended-india'),
})
