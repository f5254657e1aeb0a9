import type { Borrower } from '../borrowers.ts'
import { marketOfProduct } from '../market.ts'
import { today, type World } from '../world.ts'
import type { OrderRecord, OrderRef } from './loan.ts'

// These functions return copies; `putOrder` writes one back.

/** All orders of a borrower. */
export const ordersOf = ({ loan }: World, borrower: Borrower): OrderRecord[] =>
  structuredClone(loan.orders.findMany((q) => q.where({ borrower })))

/** A borrower's own order by its number, and by its product if given. Another borrower's order is not found. */
export const findOrder = (
  world: World,
  borrower: Borrower,
  { orderId, productId }: { [Field in keyof OrderRef]?: OrderRef[Field] | undefined },
): OrderRecord | undefined =>
  ordersOf(world, borrower).find(
    (order) => order.orderId === orderId && (productId === undefined || order.productId === productId),
  )

/** The order with this number, of any borrower: an arriving payment has no session. */
export const findOrderOfAnyBorrower = ({ loan }: World, orderId: string): OrderRecord | undefined =>
  structuredClone(loan.orders.findFirst((q) => q.where({ orderId })))

/** The current date in an order's market, `YYYY-MM-DD`. */
export const dayOf = (world: World, { productId }: OrderRef) => today(world, marketOfProduct(productId))
