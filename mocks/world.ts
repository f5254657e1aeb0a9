import { Collection } from '@msw/data'
import type { components } from '../src/api/generated/schema.ts'
import { componentSchema } from './contract.ts'
import type { Overrides } from './scenario.ts'

type LoanDetails = components['schemas']['LoanDetails']
type OrderRef = components['schemas']['OrderRef']

export interface OrderRecord extends OrderRef {
  details: LoanDetails
}

interface EventRecord {
  operation: string
  event: Record<string, unknown>
}

/** A broken promise of either side: the request or the reply does not keep to the contract. */
interface Violation {
  side: 'request' | 'reply'
  operation: string
  reasons: string[]
  /** True when a scenario broke the promise on purpose; such entries are not counted against anybody. */
  injected: boolean
}

/** Everything that the lender's servers would know, in one place. Only handlers change it. */
export interface World {
  scenario: string
  overrides: Overrides
  orders: Collection<ReturnType<typeof orderSchema>>
  /** The order that was read last: `saveGoogleScore` names none. */
  lastReadOrder: OrderRef | undefined
  events: EventRecord[]
  violations: Violation[]
}

const orderSchema = () =>
  componentSchema<OrderRecord>((ref) => ({
    type: 'object',
    required: ['productId', 'orderId', 'details'],
    properties: { ...ref('OrderRef').properties, details: ref('LoanDetails') },
  }))

export const emptyWorld = (scenario: string): World => ({
  scenario,
  overrides: {},
  orders: new Collection({ schema: orderSchema() }),
  lastReadOrder: undefined,
  events: [],
  violations: [],
})

export const findOrder = (world: World, { orderId, productId }: OrderRef) =>
  world.orders.findFirst((q) => q.where({ orderId, productId }))

/** Puts an order into the world, in place of one with the same number. Throws, with the reason, if the contract forbids it. */
export async function putOrder(world: World, order: OrderRecord): Promise<void> {
  world.orders.delete((q) => q.where({ orderId: order.orderId }))
  await world.orders.create(order)
}

interface Snapshot extends Pick<World, 'lastReadOrder' | 'events' | 'violations'> {
  orders: OrderRecord[]
}

export const snapshotOf = ({ orders, lastReadOrder, events, violations }: World): Snapshot => ({
  orders: orders.findMany().map(({ productId, orderId, details }) => ({ productId, orderId, details })),
  lastReadOrder,
  events,
  violations,
})

/** Puts a kept state back. Throws if it does not fit the contract of today. */
export async function restore(world: World, { orders, ...rest }: Snapshot): Promise<void> {
  for (const order of orders) await putOrder(world, order)
  Object.assign(world, rest)
}
