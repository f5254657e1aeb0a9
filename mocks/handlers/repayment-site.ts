import { marketOfProduct } from '../market.ts'
import type { OrderRecord } from '../state/loan.ts'
import { billOf, owed } from '../state/repayment.ts'
import { currencyOf, settle } from '../state/repayment-settle.ts'
import type { World } from '../world.ts'
import { amountRefusal } from './repayment-amount.ts'

/** Notes a payment that is to be made on the payment site (`amount` in hundredths), and answers where. */
export async function handOver(world: World, order: OrderRecord, amount: number): Promise<string> {
  const token = crypto.randomUUID()
  await world.repayment.handovers.create({ token, orderId: order.orderId, amount, paid: false })
  const site = new URL(world.paymentSite)
  const search = { order: order.orderId, amount: String(amount), currency: currencyOf(order), token }
  for (const [name, value] of Object.entries(search)) site.searchParams.set(name, value)
  return site.href
}

/** Makes a payment that the payment site asks for, or answers why not. */
export async function payAtSite(world: World, token: string): Promise<string | undefined> {
  const { handovers } = world.repayment
  const handover = handovers.findFirst((q) => q.where({ token }))
  const order = handover && world.loan.orders.findFirst((q) => q.where({ orderId: handover.orderId }))
  if (!order) return 'This payment is not known.'
  if (handover.paid) return 'This payment has been made already.'
  const market = marketOfProduct(order.productId)
  // Another payment may have come first.
  const refusal = amountRefusal(handover.amount / 100, owed(await billOf(world, order)), market)
  if (refusal) return refusal
  await handovers.update(handover, {
    data(record) {
      record.paid = true
    },
  })
  await settle(world, order, handover.amount / 100)
  return undefined
}
