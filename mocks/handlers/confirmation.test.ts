import { afterEach, expect, test, vi } from 'vitest'
import { ask } from '../../tests/setup/ask-world.ts'
import { createWorld } from '../scenario.ts'

afterEach(() => void vi.useRealTimers())

test.each([
  { productId: '1001', line: 'Tanggal pengajuan', day: '2026-11-22' },
  { productId: '2001', line: 'Applied on', day: '2026-11-21' },
])('A loan of product $productId is applied for on $day, the day of its market', async ({ productId, line, day }) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T17:30:00Z') })
  const world = await createWorld()
  const { data: offer } = await ask(world, 'getLoanConfirmation', { productId })
  const { amount, periods, termUnit } = offer
  const { data: pushed } = await ask(world, 'pushLoan', { productId, amount, periods, termUnit })
  const order = Object.fromEntries(new URL(pushed.lendDetailsUrl).searchParams)
  const { data: loan } = await ask(world, 'getLoanDetails', order)
  expect(loan.userOrderDetail.detail).toContainEqual({ text: line, value: day })
})

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
