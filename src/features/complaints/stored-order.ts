import { orderRef } from '../../api/constraints.ts'
import { textWithin } from '../../parts/order-search.ts'
import { readOwn, removeStored, writeOwn } from '../../platform/storage/storage.ts'

const ORDER_KEY = 'complaintOrder'

/** The loan about which the borrower last began a complaint (HELP-5). */
export const readStoredOrder = () => readOwn(ORDER_KEY, textWithin(orderRef.orderId))

export const storeOrder = (orderNo: string) => writeOwn(ORDER_KEY, orderNo)

export const clearStoredOrder = () => removeStored(ORDER_KEY)
