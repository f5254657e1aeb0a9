import { Collection } from '@msw/data'
import type { components } from '../../src/api/generated/schema.ts'
import type { Borrower } from '../borrowers.ts'
import { componentSchema } from '../contract.ts'

type Schemas = components['schemas']
export type OrderRef = Schemas['OrderRef']

/** The terms of a loan, and the account for the payout. Amounts are in whole units, days are `YYYY-MM-DD`. */
interface Terms {
  amount?: number
  received?: number
  term?: { periods: number; unit: string }
  appliedOn?: string
  /** A refused borrower may apply again after this day. */
  againAfter?: string
  account?: string | undefined
  /** Null if the borrower used none. */
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
  /** The amount already paid of it. */
  paid: number
}

/**
 * An offered extension. Paying its fee in time moves the due date to `newDueTime`; `days` is the number of days if the server
 * names it.
 */
export interface ExtensionRecord extends Pick<Schemas['Extension'], 'delayExpiryTime'> {
  delayShouldPayAmount: number
  newDueTime: string
  days?: number
}

/** What shown.ts makes of an order for each request. */
type Made = Pick<Schemas['LoanDetails'], 'noticeStatusText' | 'noticeDesText' | 'userOrderDetail' | 'isDelay'>

/** An order as it was last written. The server's words about it are made for each request (shown.ts). */
export interface OrderRecord extends OrderRef {
  borrower: Borrower
  details: Omit<Schemas['LoanDetails'], keyof Made>
  terms: Terms
  /** All instalments, oldest first. */
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
  /** The order that each borrower read last, because `saveGoogleScore` names none. */
  lastRead: { ...nothingRead },
})

type LoanState = ReturnType<typeof loanState>

/** Puts an order into the world, and replaces one with the same number. If the contract forbids it, throws with the reason. */
export async function putOrder({ orders }: LoanState, order: OrderRecord): Promise<void> {
  orders.delete((q) => q.where({ orderId: order.orderId }))
  await orders.create(order)
}
