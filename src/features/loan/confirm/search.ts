import * as v from 'valibot'
import { loanConfirmationRequest } from '../../../api/constraints.ts'
import { textWithin } from '../../../parts/order-search.ts'

/** The parameters of the confirmation's address. */
export const confirmSearch = v.object({ productId: textWithin(loanConfirmationRequest.productId) })
