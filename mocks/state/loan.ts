import { Collection } from '@msw/data'
import type { components } from '../../src/api/generated/schema.ts'
import type { Borrower } from '../borrowers.ts'
import { componentSchema } from '../contract.ts'

export type OrderRef = components['schemas']['OrderRef']

export interface OrderRecord extends OrderRef {
  borrower: Borrower
  details: components['schemas']['LoanDetails']
}

const nothingRead: { [Name in Borrower]?: OrderRef } = {}

const orderSchema = componentSchema<OrderRecord>((ref) => ({
  type: 'object',
  required: ['productId', 'orderId', 'borrower', 'details'],
  properties: {
    ...ref('OrderRef').properties,
    borrower: { enum: ['first', 'second'] },
    details: ref('LoanDetails'),
  },
}))

/** Both borrowers' orders, each as it was when it was last written; orders.ts reads them as they stand now. */
export const loanState = () => ({
  orders: new Collection({ schema: orderSchema }),
  /** The order that each borrower has read last: `saveGoogleScore` names none. */
  lastRead: { ...nothingRead },
})

type LoanState = ReturnType<typeof loanState>

/** Puts an order into the world, in place of one with the same number. Throws, with the reason, if the contract forbids it. */
export async function putOrder({ orders }: LoanState, order: OrderRecord): Promise<void> {
  orders.delete((q) => q.where({ orderId: order.orderId }))
  await orders.create(order)
}
