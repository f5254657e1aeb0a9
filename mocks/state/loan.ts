import { Collection } from '@msw/data'
import type { components } from '../../src/api/generated/schema.ts'
import type { Borrower } from '../borrowers.ts'
import { componentSchema } from '../contract.ts'

type Schemas = components['schemas']
export type OrderRef = Schemas['OrderRef']

/** What was agreed on, and the account that it is paid out to. Amounts are in whole units, days are `YYYY-MM-DD`. */
export interface Terms {
  amount?: number
  received?: number
  term?: { periods: number; unit: string }
  appliedOn?: string
  /** Who was not approved may apply again after this day. */
  againAfter?: string
  account?: string | undefined
  /** Null where the borrower used none. */
  promo?: string | null
}

/** An instalment. Its late fee and penalty are part of its amount, in whole units. */
export interface InstalmentRecord extends Pick<Schemas['Instalment'], 'dueTime' | 'at'> {
  periodNo: number
  totalAmount: number
  lateFee?: number | undefined
  penalty?: { amount: number; days: number } | undefined
  /** The day from which it can be chosen. */
  opensOn?: string | undefined
  /** What was paid of it. */
  paid: number
}

/** An extension that is offered. Whoever pays its fee in time has until `newDueTime`, `days` longer where the server says so. */
export interface ExtensionRecord extends Pick<Schemas['Extension'], 'delayExpiryTime'> {
  delayShouldPayAmount: number
  newDueTime: string
  days?: number
}

/** An order as it was when it was last written. The server's words about it are made when it is asked (shown.ts). */
export interface OrderRecord extends OrderRef {
  borrower: Borrower
  details: Omit<Schemas['LoanDetails'], 'noticeStatusText' | 'noticeDesText' | 'userOrderDetail' | 'isDelay'>
  terms: Terms
  /** All of them, the oldest first. */
  instalments: InstalmentRecord[]
  extension: ExtensionRecord | null
}

const nothingRead: { [Name in Borrower]?: OrderRef } = {}

const orderSchema = componentSchema<OrderRecord>((ref) => ({
  type: 'object',
  required: ['productId', 'orderId', 'borrower', 'details', 'terms', 'instalments', 'extension'],
  properties: {
    ...ref('OrderRef').properties,
    borrower: { enum: ['first', 'second'] },
    details: { type: 'object', required: ['orderStatus'], properties: { ...ref('LoanDetails').properties } },
    terms: { type: 'object' },
    instalments: { type: 'array', items: { type: 'object', properties: { ...ref('Instalment').properties } } },
    extension: { type: ['object', 'null'], properties: { ...ref('Extension').properties } },
  },
}))

/** Both borrowers' orders. */
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
