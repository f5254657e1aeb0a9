import type { components } from '../../src/api/generated/schema.ts'
import { shiftDates } from '../example-dates.ts'
import { exampleOf, type SuccessExample } from '../examples.ts'
import type { Scenario } from './scenario-type.ts'
import { marketOfProduct, formatWallTime } from '../market.ts'
import { putOrder } from '../state/loan.ts'
import { billOf, putBill } from '../state/bills.ts'
import { findOrderOfAnyBorrower } from '../state/orders.ts'
import { updateOrderFromBill } from '../state/repayment-settle.ts'
import { type World, worldNow } from '../world.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

type Plan = components['schemas']['InstalmentPlan']
type Example = Pick<SuccessExample<'getInstalments' | 'getExtension'>, 'name' | 'market' | 'request'>

/** The order that an example is about. */
function orderOf(world: World, { name, request }: Example) {
  const order = findOrderOfAnyBorrower(world, request['orderId'] ?? '')
  if (!order) throw new Error(`The world has no order for the example ${name}`)
  return order
}

/** The screen that shows an example. */
const addressOf = (path: string, { market, request }: Example) => ({
  path,
  search: { market, productId: request['productId'] ?? '', orderId: request['orderId'] ?? '' },
})

/** A scenario in which the example's order owes what the example says, after `change`. */
const instalments = (example: string, summary: string, change: (plan: Plan) => Plan = (plan) => plan): Scenario => {
  const about = exampleOf('getInstalments', example)
  return {
    summary,
    address: addressOf('/repayment', about),
    seed: async (world) => {
      const order = orderOf(world, about)
      const plan = change(shiftDates(world.madeAt, marketOfProduct(order.productId), about.payload))
      const bill = { ...(await billOf(world, order)), plan }
      await putBill(world, bill)
      await updateOrderFromBill(world, order, bill)
    },
  }
}

/** A plan of `count` instalments, one a day. The contract allows 365. */
function daily(plan: Plan, count: number): Plan {
  const [first] = plan.repayPlanDetail.repayWaitDetail ?? []
  if (!first) throw new Error('The example owes nothing')
  const repayWaitDetail = Array.from({ length: count }, (_, index) => ({
    ...first,
    periodNo: index + 1,
    totalAmount: 10_900,
    check: index === 0 ? ('1' as const) : ('0' as const),
    dueTime: new Date(Date.parse(first.dueTime) + index * DAY).toISOString().slice(0, 10),
  }))
  return { ...plan, repayPlanDetail: { repayWaitDetail, repayYetDetail: [] }, repayWaitCount: count }
}

/** A scenario in which the running order can be extended, for `left` milliseconds from now. */
const extension = (left: number, summary: string): Scenario => {
  const about = exampleOf('getExtension', 'extension-open')
  return {
    summary,
    address: addressOf('/repaymentDelay', about),
    seed: async (world) => {
      const order = orderOf(world, about)
      await putOrder(world.loan, { ...order, details: { ...structuredClone(order.details), isDelay: '1' } })
      const bill = await billOf(world, order)
      if (!bill.extension) throw new Error(`The contract has no extension of the order ${order.orderId}`)
      bill.extension.delayExpiryTime = formatWallTime(marketOfProduct(order.productId), worldNow(world) + left)
      await putBill(world, bill)
    },
  }
}

export const repaymentScenarios: Record<string, Scenario> = {
  'instalments-one': instalments('instalments-one', 'One instalment is left'),
  'instalments-many': instalments('instalments-many', 'Twelve instalments are left, three are paid'),
  'instalments-none': instalments('instalments-none', 'No instalment is left'),
  'instalments-overdue': instalments('instalments-overdue', 'An instalment is overdue'),
  'instalments-300': {
    ...instalments('instalments-three', 'Three hundred instalments are left, one a day', (plan) => daily(plan, 300)),
    looksTheSame: true,
  },
  'extension-open': extension(3 * DAY, 'An extension is offered for three more days'),
  'extension-last-hour': extension(42 * MINUTE, 'The offer of an extension ends in 42 minutes'),
  'extension-expired': extension(-DAY, 'The offer of an extension expired yesterday'),
}
