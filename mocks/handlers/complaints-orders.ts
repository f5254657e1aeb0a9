import type { components } from '../../src/api/generated/schema.ts'
import { type Market, marketOfProduct } from '../market.ts'
import type { Borrower } from '../borrowers.ts'
import { dueStateOn } from '../state/aging.ts'
import { dayOf, ordersOf } from '../state/orders.ts'
import { detailsOn } from '../state/shown.ts'
import type { World } from '../world.ts'

export interface DeskOrder {
  market: Market
  card: components['schemas']['ProblemOrder']
}

/** A borrower's orders as the complaints service shows them. */
export const deskOrders = (world: World, borrower: Borrower): DeskOrder[] =>
  ordersOf(world, borrower).map((order) => {
    const day = dayOf(world, order)
    const { productName, productLogo, noticeStatusText, userOrderDetail } = detailsOn(day, order)
    const isInRepayment = dueStateOn(day, order).next !== undefined
    return {
      market: marketOfProduct(order.productId),
      card: {
        orderNo: order.orderId,
        productName,
        productLogo,
        status: noticeStatusText,
        isShow: world.complaints.desk.collectionAllowed && isInRepayment ? '1' : '0',
        list: (userOrderDetail.detail ?? []).flatMap(({ text, value }) =>
          value === null ? [] : [{ title: text, value }],
        ),
      },
    }
  })

export const complaintOrder = (world: World, borrower: Borrower, orderNo: string) =>
  deskOrders(world, borrower).find(({ card }) => card.orderNo === orderNo)
