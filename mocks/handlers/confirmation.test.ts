import { expect, test } from 'vitest'
import { ask } from '../../tests/setup/ask-world.ts'
import { createWorld } from '../scenario.ts'

test('The loan that was taken last stands first among the borrower’s loans', async () => {
  const world = await createWorld()
  const { data: before } = await ask(world, 'listOrders')
  const { data: offer } = await ask(world, 'getLoanConfirmation', { productId: '1001' })
  const { amount, periods, termUnit } = offer
  const take = async () => {
    const { data } = await ask(world, 'pushLoan', { productId: '1001', amount, periods, termUnit })
    return new URL(data.lendDetailsUrl).searchParams.get('orderId')
  }
  const [first, second] = [await take(), await take()]
  const { data: after } = await ask(world, 'listOrders')
  const numbers = (orders: { orderId: string }[]) => orders.map(({ orderId }) => orderId)
  expect(numbers(after)).toEqual([second, first, ...numbers(before)])
})
