import type { Handlers } from '../handler.ts'
import { findOrder } from '../state/loan.ts'

export const loanHandlers: Pick<Handlers, 'getLoanDetails' | 'saveGoogleScore' | 'defineProductLink'> = {
  getLoanDetails: ({ form, world, reply }) => {
    const order = findOrder(world.loan, form)
    if (!order) return reply.fail('orderNotFound')
    world.loan.lastRead.order = { productId: order.productId, orderId: order.orderId }
    return reply.ok(order.details)
  },

  // The call names no order: the server takes the one that the borrower is looking at.
  saveGoogleScore: async ({ world, reply }) => {
    const { orders, lastRead } = world.loan
    const order = lastRead.order && findOrder(world.loan, lastRead.order)
    if (!order) return reply.fail('other', 'Tidak ada pesanan yang dinilai.')
    await orders.update(order, {
      data(record) {
        record.details.isScore = '0'
      },
    })
    return reply.ok()
  },

  defineProductLink: ({ form, world, reply }) => {
    world.events.push({ operation: 'defineProductLink', event: form })
    return reply.ok(`rupya://product/${form.productKey}`)
  },
}
