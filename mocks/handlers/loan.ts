import { operationOf } from '../contract.ts'
import type { Handlers } from '../handler.ts'
import { marketOf } from '../market.ts'
import { findOrder } from '../state/loan.ts'
import { words } from './words.ts'

/** Where products open, as the contract's examples say; the others open in the native app. */
const links = new Map(
  Object.values(operationOf('defineProductLink').examples).flatMap(({ value, 'x-request': request }) => {
    // The success examples alone have a link.
    const { data } = value as { data?: string | null }
    return data && request?.['productKey'] ? [[request['productKey'], data] as const] : []
  }),
)

export const loanHandlers: Pick<Handlers, 'getLoanDetails' | 'saveGoogleScore' | 'defineProductLink'> = {
  getLoanDetails: ({ form, world, reply }) => {
    const order = findOrder(world.loan, form)
    if (!order) return reply.fail('orderNotFound')
    world.loan.lastRead.order = { productId: order.productId, orderId: order.orderId }
    return reply.ok(order.details)
  },

  // The call names no order: the server takes the one that the borrower is looking at.
  saveGoogleScore: async ({ query, world, reply }) => {
    const { orders, lastRead } = world.loan
    const order = lastRead.order && findOrder(world.loan, lastRead.order)
    if (!order) return reply.fail('other', words(marketOf(query)).notRated)
    await orders.update(order, {
      data(record) {
        record.details.isScore = '0'
      },
    })
    return reply.ok()
  },

  defineProductLink: ({ form, query, world, reply }) => {
    const say = words(marketOf(query))
    const recommended = world.loan.orders.findMany().flatMap(({ details }) => details.recProducts ?? [])
    const product = recommended.find(({ productKey }) => productKey === form.productKey)
    if (!product) return reply.fail('other', say.noProduct)
    if (String(product.clickable) !== '1') return reply.fail('other', say.productFull)
    world.events.push({ operation: 'defineProductLink', event: form })
    return reply.ok(links.get(product.productKey) ?? `rupya://product/${product.productKey}`)
  },
}
