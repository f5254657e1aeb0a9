import { formatWallTime, marketOfProduct } from '../market.ts'
import type { World } from '../world.ts'
import { leftOf } from './aging.ts'
import { type OrderRecord, putOrder } from './loan.ts'
import { statusAt } from './statuses.ts'

/**
 * Applies a payment to a debt (`amount` in whole units, `acceptedAt` in milliseconds since the epoch). An amount equal to the
 * fee of an offered extension buys the extension; any other amount pays instalments. Then updates the order's status.
 */
export async function settlePayment(
  world: World,
  order: OrderRecord,
  amount: number,
  acceptedAt: number,
): Promise<void> {
  const at = formatWallTime(marketOfProduct(order.productId), acceptedAt)
  const dueTime = extensionDueTime(order, amount, at)
  const [first] = waitingOf(order)
  if (dueTime && first) first.dueTime = dueTime
  else payInstalments(order, amount, at.slice(0, 10))
  // The extension was bought, or its fee refers to an amount that is no longer owed.
  order.extension = null
  const { details } = order
  details.orderStatus = statusAt(waitingOf(order).length > 0 ? 'open' : 'paid', details.orderStatus)
  await putOrder(world.loan, order)
}

const waitingOf = ({ instalments }: OrderRecord) => instalments.filter(({ at }) => at === null)

/** The new due date of the oldest instalment, if `amount` is the fee of an extension that is still offered. */
function extensionDueTime({ extension }: OrderRecord, amount: number, now: string) {
  if (!extension || now > extension.delayExpiryTime) return undefined
  return extension.delayShouldPayAmount === amount ? extension.newDueTime : undefined
}

/** Pays the oldest instalments as far as `amount` allows. */
function payInstalments(order: OrderRecord, amount: number, today: string) {
  let left = amount
  for (const instalment of waitingOf(order)) {
    const paid = Math.min(left, leftOf(instalment))
    instalment.paid += paid
    left -= paid
    if (leftOf(instalment) === 0) instalment.at = today
  }
}
