import type { components } from '../../src/api/generated/schema.ts'
import { type Market, marketOfProduct } from '../market.ts'
import type { Borrower } from '../borrowers.ts'
import { ordersOf } from '../state/orders.ts'
import type { World } from '../world.ts'

export interface DeskOrder {
  market: Market
  card: components['schemas']['ProblemOrder']
}

/** Statuses of orders that are being repaid: only these can have a complaint about collection. */
const IN_REPAYMENT = [170, 174, 180, 3, 5]

/** A borrower's orders as the complaint desk shows them. */
export const deskOrders = (world: World, borrower: Borrower): DeskOrder[] =>
  ordersOf(world, borrower).map(({ orderId, productId, details }) => ({
    market: marketOfProduct(productId),
    card: {
      orderNo: orderId,
      productName: details.productName,
      productLogo: details.productLogo,
      status: details.noticeStatusText,
      isShow: world.complaints.desk.collectionAllowed && IN_REPAYMENT.includes(Number(details.orderStatus)) ? '1' : '0',
      list: (details.userOrderDetail.detail ?? []).flatMap(({ text, value }) =>
        value === null ? [] : [{ title: text, value }],
      ),
    },
  }))

export const complaintOrder = (world: World, borrower: Borrower, orderNo: string) =>
  deskOrders(world, borrower).find(({ card }) => card.orderNo === orderNo)
