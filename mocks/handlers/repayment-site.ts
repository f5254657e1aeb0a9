import { type Market, marketOfProduct } from '../market.ts'
import type { OrderRecord } from '../state/loan.ts'
import { amountOwed } from '../state/aging.ts'
import { findOrderOfAnyBorrower } from '../state/orders.ts'
import { postPayment, postDuePayments } from '../state/postings.ts'
import type { World } from '../world.ts'
import { amountRefusal } from './repayment-amount.ts'

const CURRENCIES: Record<Market, string> = { id: 'IDR', in: 'INR' }

/** Starts a payment on the payment site (`amount` in hundredths). Returns the address of the payment. */
export async function handOver(world: World, order: OrderRecord, amount: number): Promise<string> {
  const token = crypto.randomUUID()
  await world.repayment.handovers.create({ token, orderId: order.orderId, amount, paid: false })
  const site = new URL(world.paymentSite)
  const search = {
    order: order.orderId,
    amount: String(amount),
    currency: CURRENCIES[marketOfProduct(order.productId)],
    token,
  }
  for (const [name, value] of Object.entries(search)) site.searchParams.set(name, value)
  return site.href
}

/** Makes the payment of a token. Returns the reason if it is refused. */
export async function payAtSite(world: World, token: string): Promise<string | undefined> {
  await postDuePayments(world)
  const { handovers } = world.repayment
  const handover = handovers.findFirst((q) => q.where({ token }))
  const order = handover && findOrderOfAnyBorrower(world, handover.orderId)
  if (!order) return 'This payment is not known.'
  if (handover.paid) return 'This payment has been made already.'
  const market = marketOfProduct(order.productId)
  // Another payment may have been made before.
  const refusal = amountRefusal(handover.amount / 100, amountOwed(order), market)
  if (refusal) return refusal
  await handovers.update(handover, {
    data(record) {
      record.paid = true
    },
  })
  await postPayment(world, order.orderId, handover.amount)
  return undefined
}
