import type { components } from '../../src/api/generated/schema.ts'
import { type Market, marketOfProduct } from '../market.ts'
import type { Borrower } from '../borrowers.ts'
import { ordersOf } from '../state/orders.ts'
import { meaningOf } from '../state/statuses.ts'
import type { World } from '../world.ts'

export interface DeskOrder {
  market: Market
  card: components['schemas']['ProblemOrder']
}

/** A borrower's orders as the complaint desk shows them. */
export const deskOrders = (world: World, borrower: Borrower): DeskOrder[] =>
  ordersOf(world, borrower).map(({ orderId, productId, details }) => ({
    market: marketOfProduct(productId),
    card: {
      orderNo: orderId,
      productName: details.productName,
      productLogo: details.productLogo,
      status: details.noticeStatusText,
      isShow: world.complaints.desk.collectionAllowed && meaningOf(details.orderStatus).isInRepayment ? '1' : '0',
      list: (details.userOrderDetail.detail ?? []).flatMap(({ text, value }) =>
        value === null ? [] : [{ title: text, value }],
      ),
    },
  }))

export const complaintOrder = (world: World, borrower: Borrower, orderNo: string) =>
  deskOrders(world, borrower).find(({ card }) => card.orderNo === orderNo)
