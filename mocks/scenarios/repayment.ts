import { operationOf } from '../contract.ts'
import type { Scenario } from '../scenario.ts'
import { putOrder } from '../state/loan.ts'
import { billOf, payloadOf, putBill } from '../state/repayment.ts'
import { followBill, marketTime } from '../state/repayment-settle.ts'
import { type World, worldNow } from '../world.ts'

const DAY = 24 * 60 * 60_000

/** The order that an example is about. */
function orderOf(world: World, example = '', operation: 'getInstalments' | 'getExtension' = 'getInstalments') {
  const orderId = operationOf(operation).examples[example]?.['x-request']?.['orderId']
  const order = world.loan.orders.findFirst((q) => q.where(orderId === undefined ? {} : { orderId }))
  if (!order) throw new Error(`The world has no order for the example ${example}`)
  return order
}

/** The order owes what the contract's example of the same name says. */
const instalments = (example: string, summary: string): Scenario => ({
  summary,
  looksTheSame: true,
  seed: async (world) => {
    const order = orderOf(world, example)
    const plan = payloadOf('getInstalments', example)
    const bill = { ...structuredClone(await billOf(world.repayment, order)), plan }
    await putBill(world.repayment, bill)
    await followBill(world, order, bill)
  },
})

/** The running order can be extended, until so many days from now. */
const extension = (days: number, summary: string): Scenario => ({
  summary,
  looksTheSame: true,
  seed: async (world) => {
    const order = orderOf(world, 'extension-open', 'getExtension')
    const { productId, orderId } = order
    await putOrder(world.loan, { productId, orderId, details: { ...structuredClone(order.details), isDelay: '1' } })
    const bill = structuredClone(await billOf(world.repayment, order))
    if (!bill.extension) throw new Error(`The contract has no extension of the order ${orderId}`)
    bill.extension.delayExpiryTime = marketTime(order, worldNow(world) + days * DAY)
    await putBill(world.repayment, bill)
  },
})

export const repaymentScenarios: Record<string, Scenario> = {
  'instalments-one': instalments('instalments-one', 'One instalment is left'),
  'instalments-many': instalments('instalments-many', 'Twelve instalments are left, three are paid'),
  'instalments-none': instalments('instalments-none', 'No instalment is left'),
  'extension-open': extension(3, 'An extension is offered for three more days'),
  'extension-expired': extension(-1, 'The offer of an extension expired yesterday'),
}
