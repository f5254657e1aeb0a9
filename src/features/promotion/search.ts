import * as v from 'valibot'
import { optionalText } from '../../parts/order-search.ts'

/**
 * What an advertisement writes into its link (JOIN-1), and each page of the promotion passes on (JOIN-19). `links_id` and
 * `down_id` are for other systems of the lender.
 */
export const promotionSearch = v.object({
  id: optionalText,
  user_from: optionalText,
  utm_tag: optionalText,
  app_from: optionalText,
  links_id: optionalText,
  down_id: optionalText,
  invite_code: optionalText,
})

export type PromotionSearch = v.InferOutput<typeof promotionSearch>
