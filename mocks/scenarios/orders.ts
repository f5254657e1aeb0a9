import type { Scenario } from './scenario-type.ts'
import { shiftDates } from '../example-dates.ts'
import { successExamples } from '../examples.ts'
import { marketOfProduct } from '../market.ts'
import { type OrderRecord, putOrder } from '../state/loan.ts'
import { orderIn } from '../state/seeds.ts'
import type { World } from '../world.ts'

// Every order scenario is an example of the contract: the same name shows the same order in Prism and in the world.
const examples = successExamples('getLoanDetails').map((example) => {
  const { name, summary, market } = example
  return { name, summary, market, order: orderIn(example) }
})

/** The first borrower's orders, one for each status: the initial state of every world. */
export async function seedOrders(world: World): Promise<void> {
  for (const { name, order } of examples) if (/^order-\d+$/.test(name)) await seedOrder(world, order)
}

const seedOrder = ({ loan, madeAt }: World, order: OrderRecord) =>
  putOrder(loan, shiftDates(madeAt, marketOfProduct(order.productId), order))

/** The same orders as in the contract's examples of lists. */
const SEVERAL = ['order-174', 'order-180', 'order-200', 'order-5', 'order-3']

async function seedSeveral(world: World): Promise<void> {
  world.loan.orders.deleteMany((q) => q.where({ borrower: 'first' }))
  for (const name of SEVERAL) {
    const found = examples.find((example) => example.name === name)
    if (found) await seedOrder(world, found.order)
  }
}

export const listScenarios: Record<string, Scenario> = {
  'orders-several': {
    summary: 'The borrower has three orders in Indonesia and two in India, and no others',
    address: { path: '/order', search: { market: 'id' } },
    seed: seedSeveral,
  },
  'orders-empty': {
    summary: 'The borrower has no order',
    address: { path: '/order', search: { market: 'id' } },
    seed: async (world) => void world.loan.orders.deleteMany((q) => q.where({ borrower: 'first' })),
  },
}

export const orderScenarios: Record<string, Scenario> = Object.fromEntries(
  examples.map(({ name, order, summary, market }): [string, Scenario] => [
    name,
    {
      summary,
      address: { path: '/loanDetails', search: { market, productId: order.productId, orderId: order.orderId } },
      seed: (world) => seedOrder(world, order),
    },
  ]),
)
