import { listOrders } from './generated/outcomes.ts'
import { read } from './read.ts'

export type { ListedOrder } from './generated/readers/listed-order.ts'

/** The borrower's loans, newest first. */
export const ordersQuery = () => read(listOrders, {})
