import type { components } from '../../src/api/generated/schema.ts'
import { marketOfProduct } from '../market.ts'
import { type World, wallTime } from '../world.ts'
import { type OrderRecord, putOrder } from './loan.ts'
import { type BillRecord, billOf, owed, payloadOf, putBill } from './repayment.ts'

type LoanDetails = components['schemas']['LoanDetails']
type Instalment = components['schemas']['Instalment']

const MARKETS = {
  id: {
    currency: 'IDR',
    money: (amount: number) => `Rp${new Intl.NumberFormat('id-ID').format(amount)}`,
    kept: /^Rekening/,
    paid: 'Lunas',
    notDue: 'Belum jatuh tempo',
    partly: 'Dibayar sebagian',
    lines: {
      due: 'Tagihan',
      dueTime: 'Jatuh tempo',
      newDueTime: 'Jatuh tempo baru',
      left: 'Sisa pinjaman',
      paid: 'Total dibayar',
      at: 'Tanggal lunas',
    },
    open: ({ periodNo, dueTime }: Instalment) =>
      `Cicilan ke-${periodNo} jatuh tempo ${dueTime}. Membayar tepat waktu menjaga limit Anda.`,
  },
  in: {
    currency: 'INR',
    money: (amount: number) => `₹${new Intl.NumberFormat('en-IN').format(amount)}`,
    kept: /^Account/,
    paid: 'Paid',
    notDue: 'Not due yet',
    partly: 'Paid in part',
    lines: {
      due: 'To pay',
      dueTime: 'Due date',
      newDueTime: 'New due date',
      left: 'Left of the loan',
      paid: 'Paid in all',
      at: 'Closed on',
    },
    open: ({ periodNo, dueTime }: Instalment) => `Instalment ${periodNo} is due on ${dueTime}.`,
  },
}

/** The market that an order's words are for. */
const marketOf = ({ productId }: OrderRecord) => MARKETS[marketOfProduct(productId)]

export const currencyOf = (order: OrderRecord) => marketOf(order).currency

/** An accepted payment (`amount` in whole units): the extension where it is the fee of one, else instalments. The order follows. */
export async function settle(world: World, order: OrderRecord, amount: number): Promise<void> {
  const bill = structuredClone(await billOf(world, order))
  const now = wallTime(world, marketOfProduct(order.productId))
  const newDueTime = extendedTo(order, bill, amount, now)
  if (newDueTime) extend(order, bill, newDueTime)
  else payInstalments(order, bill, amount, now.slice(0, 10))
  // Taken up, or about an amount that is owed no more.
  bill.extension = null
  await putBill(world.repayment, bill)
  await followBill(world, order, bill)
}

/** The day that the oldest instalment moves to, if `amount` is the fee of an extension that is still offered. */
function extendedTo(order: OrderRecord, { extension }: BillRecord, amount: number, now: string) {
  const offered = extension && String(order.details.isDelay) === '1' && now <= extension.delayExpiryTime
  if (!offered || Number(extension.delayShouldPayAmount) !== amount) return undefined
  const { newDueTime } = marketOf(order).lines
  return extension.orderDetail.detail?.find(({ text }) => text === newDueTime)?.value ?? undefined
}

function extend(order: OrderRecord, { plan }: BillRecord, dueTime: string) {
  const [first] = plan.repayPlanDetail.repayWaitDetail ?? []
  if (first) Object.assign(first, { dueTime, periodStatus: 0, repayDes: marketOf(order).notDue })
}

/** Pays the oldest instalments as far as `amount` goes. */
function payInstalments(order: OrderRecord, bill: BillRecord, amount: number, today: string) {
  const market = marketOf(order)
  const { repayWaitDetail, repayYetDetail } = bill.plan.repayPlanDetail
  const waiting = [...(repayWaitDetail ?? [])]
  const paid = [...(repayYetDetail ?? [])]
  let left = amount
  for (let first = waiting[0]; first && left > 0; first = waiting[0]) {
    const due = Number(first.totalAmount)
    if (left < due) {
      waiting[0] = { ...first, totalAmount: due - left, repayDes: market.partly }
      bill.paidInPart += left
      break
    }
    left -= due
    const totalAmount = due + bill.paidInPart
    bill.paidInPart = 0
    paid.push({ ...first, totalAmount, canClick: '0', periodStatus: 3, repayDes: market.paid, at: today, check: '0' })
    waiting.shift()
  }
  const [next] = waiting
  if (next) waiting[0] = { ...next, canClick: '1', check: '1' }
  bill.plan.repayPlanDetail = { repayWaitDetail: waiting, repayYetDetail: paid }
  bill.plan.repayWaitCount = waiting.length
  if (!next) bill.plan.note = null
}

/** Brings an order in line with what it owes. */
export async function followBill({ loan }: World, order: OrderRecord, bill: BillRecord): Promise<void> {
  const { repayWaitDetail, repayYetDetail } = bill.plan.repayPlanDetail
  const [next] = repayWaitDetail ?? []
  const details = structuredClone(order.details)
  const change = next ? open(order, next, bill) : closed(order, repayYetDetail ?? [])
  await putOrder(loan, { productId: order.productId, orderId: order.orderId, details: { ...details, ...change } })
}

/** Older orders (3, 4, 5) stay among their own statuses. */
const isOld = ({ details }: OrderRecord) => Number(details.orderStatus) < 10

type Change = Pick<LoanDetails, 'orderStatus' | 'noticeStatusText' | 'noticeDesText' | 'userOrderDetail' | 'isDelay'>

function open(order: OrderRecord, next: Instalment, bill: BillRecord): Change {
  const { details } = order
  const market = marketOf(order)
  const status = Number(next.periodStatus) === 2 ? details : example(isOld(order) ? 'order-3' : 'order-174')
  const account = details.userOrderDetail.detail?.filter(({ text }) => text !== null && market.kept.test(text)) ?? []
  return {
    orderStatus: status.orderStatus,
    noticeStatusText: status.noticeStatusText,
    noticeDesText: status === details ? details.noticeDesText : market.open(next),
    isDelay: bill.extension ? details.isDelay : '0',
    userOrderDetail: {
      detail: [
        { text: market.lines.due, value: market.money(Number(next.totalAmount)) },
        { text: market.lines.dueTime, value: next.dueTime },
        { text: market.lines.left, value: market.money(owed(bill)) },
        ...structuredClone(account),
      ],
    },
  }
}

function closed(order: OrderRecord, paid: Instalment[]): Change {
  const market = marketOf(order)
  const { noticeStatusText, noticeDesText } = example(isOld(order) ? 'order-4' : 'order-200')
  const total = paid.reduce((sum, { totalAmount }) => sum + Number(totalAmount), 0)
  return {
    orderStatus: isOld(order) ? 4 : 200,
    noticeStatusText,
    noticeDesText,
    isDelay: '0',
    userOrderDetail: {
      detail: [
        { text: market.lines.paid, value: market.money(total) },
        { text: market.lines.at, value: paid.at(-1)?.at ?? null },
      ],
    },
  }
}

const example = (name: string) => payloadOf('getLoanDetails', name)
