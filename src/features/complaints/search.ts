import * as v from 'valibot'
import { orderRef, problemRef } from '../../api/constraints.ts'
import { optionalText, textWithin } from '../../parts/order-search.ts'

const orderNo = textWithin(orderRef.orderId)

/** The address of an entry: the order that the complaint is about, if one is chosen yet. */
export const entrySearch = v.object({ orderNo: v.optional(orderNo) })

/**
 * The address of the form (HELP-6). Without a type, or with one of the collection type without a sub-type, the form asks for it
 * first.
 */
export const formSearch = v.object({
  orderNo,
  problemType: optionalText,
  problemSonType: optionalText,
})

export type FormSearch = v.InferOutput<typeof formSearch>

/** The address of the list (HELP-28): the place of the chosen tab, from 0. */
export const listSearch = v.object({ tab: optionalText })

/** The address of a complaint's details (HELP-30). */
export const problemSearch = v.object({ problemId: textWithin(problemRef.problemId) })

/** The address of the chatbot (HELP-11): `selectedIndex` is a category's place, from 0. */
export const chatSearch = v.object({ orderNo, selectedIndex: optionalText })
