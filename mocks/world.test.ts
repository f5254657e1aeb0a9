import { describe, expect, test } from 'vitest'
import { createWorld } from './scenario.ts'
import { putOrder } from './state/loan.ts'
import { findOrder } from './state/orders.ts'
import { UNKNOWN_STATUS } from './unknown-status.ts'
import { restore, snapshotOf } from './world.ts'

const ORDER = { productId: '1001', orderId: '723421968459640174' }

describe('The mock server', () => {
  test('cannot hold a record that the contract forbids, and says why', async () => {
    const world = await createWorld()
    const order = findOrder(world, 'first', ORDER)
    if (!order) throw new Error('The world has no order to change.')
    // The types also forbid it, so cast it to an existing status.
    const forbidden = { ...order.details, orderStatus: UNKNOWN_STATUS as typeof order.details.orderStatus }
    await expect(putOrder(world.loan, { ...order, details: forbidden })).rejects.toThrow(
      /forbids this record: \/details\/orderStatus/,
    )
  })

  test('comes back from its snapshot as it was left', async () => {
    const world = await createWorld('order-200-rate')
    world.events.push({ operation: 'saveServiceEvent', event: { productId: '1001' } })
    const again = await createWorld()
    await restore(again, JSON.parse(JSON.stringify(snapshotOf(world))))
    expect(snapshotOf(again)).toEqual(snapshotOf(world))
  })
})
