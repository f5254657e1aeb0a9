import { successExamples } from '../examples.ts'
import type { Handlers } from '../handler.ts'
import { dayOf, findOrder, ordersOf } from '../state/orders.ts'
import { detailsOn } from '../state/shown.ts'
import { words } from './words.ts'

/** Where products open, according to the contract's examples; the others open in the native app. */
const links = new Map(
  successExamples('defineProductLink').map(({ request, payload }): [string | undefined, string] => [
    request['productKey'],
    payload,
  ]),
)

export const loanHandlers = {
  getLoanDetails: ({ form, borrower, world, reply }) => {
    const order = findOrder(world, borrower, form)
    if (!order) return reply.fail('orderNotFound')
    world.loan.lastRead[borrower] = { productId: order.productId, orderId: order.orderId }
    return reply.ok(detailsOn(dayOf(world, order), order))
  },

  // The call names no order, so the server uses the one that the borrower read last.
  saveGoogleScore: async ({ market, borrower, world, reply }) => {
    const { orders, lastRead } = world.loan
    const order = findOrder(world, borrower, lastRead[borrower] ?? {})
    if (!order) return reply.fail('other', words(market).notRated)
    await orders.update((q) => q.where({ orderId: order.orderId }), {
      data(record) {
        record.details.isScore = '0'
      },
    })
    return reply.ok()
  },

  defineProductLink: ({ form, market, borrower, world, reply }) => {
    const say = words(market)
    const recommended = ordersOf(world, borrower).flatMap(({ details }) => details.recProducts ?? [])
    const product = recommended.find(({ productKey }) => productKey === form.productKey)
    if (!product) return reply.fail('other', say.noProduct)
    if (String(product.clickable) !== '1') return reply.fail('other', say.productFull)
    world.events.push({ operation: 'defineProductLink', event: form })
    return reply.ok(links.get(product.productKey) ?? `rupya://product/${product.productKey}`)
  },
} satisfies Partial<Handlers>
