import * as v from 'valibot'
import { orderRef, problemRef } from '../../api/constraints.ts'
import { optionalText, textWithin } from '../../parts/order-search.ts'

const orderNo = textWithin(orderRef.orderId)

/** The address of the first screen: the order of the complaint, if one is chosen yet. */
export const entrySearch = v.object({ orderNo: v.optional(orderNo) })

/**
 * The address of the form (HELP-6). If the type is missing, or the collection type has no sub-type, the form asks for it
 * first.
 */
export const formSearch = v.object({
  orderNo,
  problemType: optionalText,
  problemSonType: optionalText,
})

export type FormSearch = v.InferOutput<typeof formSearch>

/** The address of the list (HELP-28): the index of the chosen tab, from 0. */
export const listSearch = v.object({ tab: optionalText })

/** The address of a complaint's details (HELP-30). */
export const problemSearch = v.object({ problemId: textWithin(problemRef.problemId) })

/** The address of the chatbot (HELP-11): `selectedIndex` is the index of a category, from 0. */
export const chatSearch = v.object({ orderNo, selectedIndex: optionalText })
