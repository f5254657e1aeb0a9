import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { ordersQuery } from '../../api/orders.ts'
import { isOverdue } from '../../parts/loan-status.ts'
import { clearStoredOrder, readStoredOrder } from './stored-order.ts'

/**
 * Finds the loan to complain about: that of the address, else of the last complaint, else an overdue one, else the first.
 * Undefined if there is no loan. `load` loads the data for a complaint about a loan.
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
      // The server no longer lists this loan for the borrower.
      clearStoredOrder()
    }
  }
  const orders = await queryClient.ensureQueryData(ordersQuery())
  const order = orders.find(({ status }) => isOverdue(status)) ?? orders[0]
  if (order) await load(order.orderId)
  return order?.orderId
}
