import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { ordersQuery } from '../../api/orders.ts'
import { clearStoredOrder, readStoredOrder } from './stored-order.ts'

/**
 * The loan to complain about where the address names none: that of the last complaint, else the borrower's first. Undefined
 * if there is no loan at all. `load` reads what a complaint about a loan starts from.
 */
export async function findOrder(queryClient: QueryClient, load: (orderNo: string) => Promise<unknown>) {
  const stored = readStoredOrder()
  if (stored !== undefined) {
    try {
      await load(stored)
      return stored
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'refused') throw error
      // The server knows no such loan of theirs any more.
      clearStoredOrder()
    }
  }
  const [first] = await queryClient.ensureQueryData(ordersQuery())
  return first?.orderId
}
