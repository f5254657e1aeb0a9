import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { ordersQuery } from '../../api/orders.ts'
import { isOverdue } from '../../parts/status-tone.ts'
import { clearStoredOrder, readStoredOrder } from './stored-order.ts'

/**
 * The loan to complain about, once it is read: that of the address, else of the last complaint, else one that is overdue,
 * else the first. Undefined if there is no loan at all. `load` reads what a complaint about a loan starts from.
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
  const orders = await queryClient.ensureQueryData(ordersQuery())
  const order = orders.find(({ status }) => isOverdue(status)) ?? orders[0]
  if (order) await load(order.orderId)
  return order?.orderId
}
