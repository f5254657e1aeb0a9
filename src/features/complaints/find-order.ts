import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { ordersQuery } from '../../api/orders.ts'
import { clearStoredOrder, readStoredOrder } from './stored-order.ts'

/**
 * The loan to complain about, once it is read: that of the address, else of the last complaint, else the borrower's first.
 * Undefined if there is no loan at all. `load` reads what a complaint about a loan starts from.
 */
export async function findOrder(
  queryClient: QueryClient,
  inAddress: string | undefined,
  load: (orderNo: string) => Promise<unknown>,
) {
  const known = inAddress ?? readStoredOrder()
  if (known !== undefined) {
    try {
      await load(known)
      return known
    } catch (error) {
      if (inAddress !== undefined || !(error instanceof ApiError) || error.kind !== 'refused') throw error
      // The server knows no such loan of theirs any more.
      clearStoredOrder()
    }
  }
  const [first] = await queryClient.ensureQueryData(ordersQuery())
  if (first) await load(first.orderId)
  return first?.orderId
}
