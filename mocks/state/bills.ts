import type { components } from '../../src/api/generated/schema.ts'
import { shiftDates } from '../example-dates.ts'
import { findExample } from '../examples.ts'
import { marketOfProduct } from '../market.ts'
import { today, type World } from '../world.ts'
import { planOn } from './aging.ts'
import type { OrderRecord } from './loan.ts'
import type { BillRecord } from './repayment.ts'

/** What an order owes today. Made when first needed, of the contract's first example of that order; without one it owes nothing. */
export async function billOf(world: World, order: OrderRecord): Promise<BillRecord> {
  const { repayment } = world
  const market = marketOfProduct(order.productId)
  const bill =
    repayment.bills.findFirst((q) => q.where({ orderId: order.orderId })) ??
    (await repayment.bills.create(newBill(world, order)))
  const copy = structuredClone(bill)
  return { ...copy, plan: planOn(today(world, market), market, copy.plan) }
}

/** Puts a bill into the world, in place of the order's former one. */
export async function putBill({ repayment: { bills } }: World, bill: BillRecord): Promise<void> {
  bills.delete((q) => q.where({ orderId: bill.orderId }))
  await bills.create(bill)
}

/** What is left to pay, in whole units. */
export const amountOwed = ({ plan }: BillRecord) =>
  (plan.repayPlanDetail.repayWaitDetail ?? []).reduce((sum, { totalAmount }) => sum + Number(totalAmount), 0)

function newBill({ madeAt }: World, { productId, orderId, details }: OrderRecord): BillRecord {
  const market = marketOfProduct(productId)
  const firstOf = <Op extends 'getInstalments' | 'getExtension'>(id: Op) =>
    findExample(id, ({ request }) => request['orderId'] === orderId)?.payload
  return {
    productId,
    orderId,
    plan: shiftDates(madeAt, market, firstOf('getInstalments') ?? nothingOwed(details)),
    paidInPart: 0,
    extension: shiftDates(madeAt, market, firstOf('getExtension') ?? null),
  }
}

type Schemas = components['schemas']

const nothingOwed = ({ productName }: Schemas['LoanDetails']): Schemas['InstalmentPlan'] => ({
  productName,
  repayPlanDetail: { repayWaitDetail: [], repayYetDetail: [] },
  repayWaitCount: 0,
  note: null,
})
