import type { components } from '../../src/api/generated/schema.ts'
import { operationOf } from '../contract.ts'
import type { Scenario } from '../scenario.ts'
import { asOf } from '../cast-day.ts'
import { marketOfProduct } from '../market.ts'
import { type OrderRecord, putOrder } from '../state/loan.ts'
import type { World } from '../world.ts'

type LoanDetails = components['schemas']['LoanDetails']

// Every order scenario is an example of the contract: the same name shows the same order in Prism and in the world.
const examples = Object.entries(operationOf('getLoanDetails').examples).flatMap(([name, example]) => {
  const request = example['x-request']
  const { data } = example.value as { data?: LoanDetails }
  if (!name.startsWith('order-') || !request?.['orderId'] || !request['productId'] || !data) return []
  const order = { productId: request['productId'], orderId: request['orderId'], details: data }
  return [{ name, order, summary: example.summary ?? name, market: example['x-market'] ?? 'id' }]
})

/** The borrower's orders, one for each status: what every world starts with. */
export async function seedOrders(world: World): Promise<void> {
  for (const { name, order } of examples) if (/^order-\d+$/.test(name)) await seedOrder(world, order)
}

const seedOrder = (world: World, order: OrderRecord) =>
  putOrder(world.loan, asOf(world.madeAt, marketOfProduct(order.productId), order))

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
