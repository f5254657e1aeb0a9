import { shiftDates } from '../example-dates.ts'
import { exampleOf } from '../examples.ts'
import type { World } from '../world.ts'
import { putOrder } from './loan.ts'
import { orderIn } from './seeds.ts'

/** The second borrower's running order and paid-off order. */
export const SECOND_ORDERS = { running: '723421968459645174', paid: '723421968459645200' }

/** Gives the second borrower orders: the contract's examples with other numbers. */
export async function seedSecondBorrower(world: World): Promise<void> {
  await seedOrder(world, SECOND_ORDERS.running, 'order-174')
  await seedOrder(world, SECOND_ORDERS.paid, 'order-200')
}

async function seedOrder({ loan, madeAt }: World, orderId: string, example: string): Promise<void> {
  const order = shiftDates(madeAt, 'id', orderIn(exampleOf('getLoanDetails', example)))
  await putOrder(loan, { ...order, borrower: 'second', orderId, terms: { account: 'BRI •••• 7702' } })
}
