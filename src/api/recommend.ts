import { useMutation } from '@tanstack/react-query'
import { call } from './call.ts'
import { applyProduct, listRecommendedProducts, savePageEvent } from './generated/outcomes.ts'
import type { RequestInput } from './operation.ts'
import { read } from './read.ts'

export type { RecommendedProduct } from './generated/readers/recommended-product.ts'

type PageEvent = RequestInput<'savePageEvent'>['body']
type ProductApplication = RequestInput<'applyProduct'>['body']

/** The part of the app that an event of the recommended list belongs to. */
export type RecommendModule = PageEvent['moduleId']

/** The products that are recommended where the list was opened from; none where applications are full for today. */
export const recommendedQuery = (scene: string) => read(listRecommendedProducts, { body: { scene } })

/** Records a tapped product. It may outlive the page, and the borrower is not told if it fails. */
export const useSavePageEvent = () =>
  useMutation({
    mutationFn: (event: PageEvent) => call(savePageEvent, { body: event, keepalive: true }),
    meta: { silent: true },
  })

/** Applies for a product, and answers where the application goes on. The caller opens it with `openLink`, which checks it. */
export const useApplyProduct = (loading: () => string) =>
  useMutation({
    mutationFn: (application: ProductApplication) => call(applyProduct, { body: application }),
    meta: { loading },
  })
