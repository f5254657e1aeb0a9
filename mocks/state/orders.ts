import type { Borrower } from '../borrowers.ts'
import { marketOfProduct } from '../market.ts'
import { today, type World } from '../world.ts'
import { detailsOn } from './aging.ts'
import type { OrderRecord, OrderRef } from './loan.ts'

/** All orders of a borrower, as they stand today. */
export const ordersOf = (world: World, borrower: Borrower): OrderRecord[] =>
  world.loan.orders.findMany((q) => q.where({ borrower })).map((record) => asOfToday(world, record))

/** A borrower's own order by its number, and by its product where one is named. Somebody else's is not found. */
export function findOrder(
  world: World,
  borrower: Borrower,
  { orderId, productId }: { [Field in keyof OrderRef]?: OrderRef[Field] | undefined },
): OrderRecord | undefined {
  const record = world.loan.orders
    .findMany((q) => q.where({ borrower }))
    .find((order) => order.orderId === orderId && (productId === undefined || order.productId === productId))
  return record && asOfToday(world, record)
}

/** The order of this number, of any borrower: a payment that arrives has no session. */
export function findOrderOfAnyBorrower(world: World, orderId: string): OrderRecord | undefined {
  const record = world.loan.orders.findFirst((q) => q.where({ orderId }))
  return record && asOfToday(world, record)
}

function asOfToday(world: World, { productId, orderId, borrower, details }: OrderRecord): OrderRecord {
  const market = marketOfProduct(productId)
  return { productId, orderId, borrower, details: detailsOn(today(world, market), market, details) }
}
