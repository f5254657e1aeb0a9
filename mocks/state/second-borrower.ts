import { shiftDates } from '../example-dates.ts'
import { payloadOf } from '../examples.ts'
import type { World } from '../world.ts'
import { putBill } from './bills.ts'
import { putOrder } from './loan.ts'

const productId = '1001'
/** The running order of the second borrower, and the one that is paid off. */
export const SECOND_ORDERS = { running: '723421968459645174', paid: '723421968459645200' }

/** Gives the second borrower orders: the contract's examples with other numbers. */
export async function seedSecondBorrower(world: World): Promise<void> {
  await seedOrder(world, SECOND_ORDERS.running, 'order-174', 'instalments-three')
  await seedOrder(world, SECOND_ORDERS.paid, 'order-200', 'instalments-none')
}

async function seedOrder(world: World, orderId: string, order: string, instalments: string): Promise<void> {
  const details = shiftDates(world.madeAt, 'id', payloadOf('getLoanDetails', order))
  const account = { text: 'Rekening penerima', value: 'BRI •••• 7702' }
  details.userOrderDetail.detail =
    details.userOrderDetail.detail?.map((line) => (line.text === account.text ? account : line)) ?? null
  await putOrder(world.loan, { borrower: 'second', productId, orderId, details })
  const plan = shiftDates(world.madeAt, 'id', payloadOf('getInstalments', instalments))
  await putBill(world, { productId, orderId, plan, paidInPart: 0, extension: null })
}
