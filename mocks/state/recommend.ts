import type { components } from '../../src/api/generated/schema.ts'
import { operationOf } from '../contract.ts'

type RecommendedProduct = components['schemas']['RecommendedProduct']

/** The products that the lender recommends today: those of the contract's example, unless a scenario says otherwise. */
export const recommendState = () => ({ list: { products: exampleProducts() } })

export function exampleProducts(): RecommendedProduct[] {
  const example = operationOf('listRecommendedProducts').examples['recommended-full']
  if (!example) throw new Error('The contract has no example recommended-full')
  // Examples are checked against the contract by its tests.
  return structuredClone((example.value as { data: RecommendedProduct[] }).data)
}
