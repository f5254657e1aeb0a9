import { listOrders } from './generated/outcomes.ts'
import { queryOf } from './queries.ts'

export type { ListedOrder } from './generated/readers/listed-order.ts'

/** The borrower's loans, newest first. */
export const ordersQuery = () => queryOf(listOrders, {})
