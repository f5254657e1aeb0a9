import { useMutation } from '@tanstack/react-query'
import { call } from './call.ts'
import { applyProduct, listRecommendedProducts, savePageEvent } from './generated/outcomes.ts'
import type { RequestInput } from './operation.ts'
import { queryOf } from './queries.ts'

export type { RecommendedProduct } from './generated/readers/recommended-product.ts'

type PageEvent = RequestInput<'savePageEvent'>['body']
type ProductApplication = RequestInput<'applyProduct'>['body']

/** The part of the app to which an event of the recommended list belongs. */
export type RecommendModule = PageEvent['moduleId']

/** The recommended products for the place where the list was opened. Empty when today's applications have reached the limit. */
export const recommendedQuery = (scene: string) => queryOf(listRecommendedProducts, { body: { scene } })

/** Records a tapped product. It may outlive the page, and the borrower does not see a failure. */
export const useSavePageEvent = () =>
  useMutation({
    mutationFn: (event: PageEvent) => call(savePageEvent, { body: event, keepalive: true }),
    meta: { silent: true },
  })

/**
 * Applies for a product. Resolves to the address where the application continues, which the caller opens with `openLink`;
 * that checks it.
 */
export const useApplyProduct = (loading: () => string) =>
  useMutation({
    mutationFn: (application: ProductApplication) => call(applyProduct, { body: application }),
    meta: { loading },
  })
