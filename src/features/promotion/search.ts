import * as v from 'valibot'
import { optionalText } from '../../parts/order-search.ts'

/**
 * The parameters of an advertisement's link (JOIN-1), which each page of the promotion passes on (JOIN-19). `links_id` and
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
