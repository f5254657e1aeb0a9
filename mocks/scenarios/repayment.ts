import { shiftDates } from '../example-dates.ts'
import { exampleOf, type SuccessExample } from '../examples.ts'
import type { Scenario } from './scenario-type.ts'
import { formatWallTime } from '../market.ts'
import { type InstalmentRecord, putOrder } from '../state/loan.ts'
import { findOrderOfAnyBorrower } from '../state/orders.ts'
import { extensionIn, instalmentsOf } from '../state/seeds.ts'
import { type World, worldNow } from '../world.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

type Example = Pick<SuccessExample<'getInstalments' | 'getExtension'>, 'name' | 'market' | 'request'>

/** The order of an example. */
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

/** A scenario in which the example's order owes the example's amounts, after `change`. */
const instalments = (
  example: string,
  summary: string,
  change = (owed: InstalmentRecord[]): InstalmentRecord[] => owed,
): Scenario => {
  const about = exampleOf('getInstalments', example)
  return {
    summary,
    address: addressOf('/repayment', about),
    seed: async (world) =>
      putOrder(world.loan, {
        ...orderOf(world, about),
        instalments: change(shiftDates(world.madeAt, about.market, instalmentsOf(about))),
      }),
  }
}

/** This many instalments like the first, one per day. The contract allows 365. */
function daily([first]: InstalmentRecord[], count: number): InstalmentRecord[] {
  if (!first) throw new Error('The example owes nothing')
  const dayAfter = (index: number) => new Date(Date.parse(first.dueTime) + index * DAY).toISOString().slice(0, 10)
  return Array.from({ length: count }, (_, index) => ({
    ...first,
    periodNo: index + 1,
    totalAmount: 10_900,
    dueTime: dayAfter(index),
  }))
}

/** A scenario in which the running order can be extended for `left` more milliseconds. */
const extension = (left: number, summary: string): Scenario => {
  const about = exampleOf('getExtension', 'extension-open')
  return {
    summary,
    address: addressOf('/repaymentDelay', about),
    seed: async (world) =>
      putOrder(world.loan, {
        ...orderOf(world, about),
        extension: {
          ...shiftDates(world.madeAt, about.market, extensionIn(about)),
          delayExpiryTime: formatWallTime(about.market, worldNow(world) + left),
        },
      }),
  }
}

export const repaymentScenarios: Record<string, Scenario> = {
  'instalments-one': instalments('instalments-one', 'One instalment is left'),
  'instalments-many': instalments('instalments-many', 'Twelve instalments are left, three are paid'),
  'instalments-none': instalments('instalments-none', 'No instalment is left'),
  'instalments-overdue': instalments('instalments-overdue', 'An instalment is overdue'),
  'instalments-300': {
    ...instalments('instalments-three', 'Three hundred instalments are left, one a day', (owed) => daily(owed, 300)),
    looksTheSame: true,
  },
  'extension-open': extension(3 * DAY, 'An extension is offered for three more days'),
  'extension-last-hour': extension(42 * MINUTE, 'The offer of an extension ends in 42 minutes'),
  'extension-expired': extension(-DAY, 'The offer of an extension expired yesterday'),
}
