import { Collection } from '@msw/data'
import type { components } from '../../src/api/generated/schema.ts'
import { componentSchema } from '../contract.ts'

type OrderRef = components['schemas']['OrderRef']

export interface OrderRecord extends OrderRef {
  details: components['schemas']['LoanDetails']
}

/** The borrower's orders, as the loan screens read them. */
export const loanState = () => ({
  orders: new Collection({
    schema: componentSchema<OrderRecord>((ref) => ({
      type: 'object',
      required: ['productId', 'orderId', 'details'],
      properties: { ...ref('OrderRef').properties, details: ref('LoanDetails') },
    })),
  }),
  /** The order that was read last: `saveGoogleScore` names none. */
  lastRead: { order: undefined as OrderRef | undefined },
})

type LoanState = ReturnType<typeof loanState>

export const findOrder = ({ orders }: LoanState, { orderId, productId }: OrderRef) =>
  orders.findFirst((q) => q.where({ orderId, productId }))

/** Puts an order into the world, in place of one with the same number. Throws, with the reason, if the contract forbids it. */
export async function putOrder({ orders }: LoanState, order: OrderRecord): Promise<void> {
  orders.delete((q) => q.where({ orderId: order.orderId }))
  await orders.create(order)
}
