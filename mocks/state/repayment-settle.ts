import type { components } from '../../src/api/generated/schema.ts'
import { type World, worldNow } from '../world.ts'
import { type OrderRecord, putOrder } from './loan.ts'
import { type BillRecord, billOf, owed, payloadOf, putBill } from './repayment.ts'

type LoanDetails = components['schemas']['LoanDetails']
type Instalment = components['schemas']['Instalment']

const MARKETS = {
  id: {
    zone: 'Asia/Jakarta',
    currency: 'IDR',
    money: (amount: number) => `Rp${new Intl.NumberFormat('id-ID').format(amount)}`,
    kept: /^Rekening/,
    paid: 'Lunas',
    partly: 'Dibayar sebagian',
    lines: {
      due: 'Tagihan',
      dueTime: 'Jatuh tempo',
      left: 'Sisa pinjaman',
      paid: 'Total dibayar',
      at: 'Tanggal lunas',
    },
    open: ({ periodNo, dueTime }: Instalment) =>
      `Cicilan ke-${periodNo} jatuh tempo ${dueTime}. Membayar tepat waktu menjaga limit Anda.`,
  },
  in: {
    zone: 'Asia/Kolkata',
    currency: 'INR',
    money: (amount: number) => `₹${new Intl.NumberFormat('en-IN').format(amount)}`,
    kept: /^Account/,
    paid: 'Paid',
    partly: 'Paid in part',
    lines: { due: 'To pay', dueTime: 'Due date', left: 'Left of the loan', paid: 'Paid in all', at: 'Closed on' },
    open: ({ periodNo, dueTime }: Instalment) => `Instalment ${periodNo} is due on ${dueTime}.`,
  },
}

/** The market that an order's words are for. Product 2001 is the Indian one of the contract's cast. */
const marketOf = ({ productId }: OrderRecord) => MARKETS[productId === '2001' ? 'in' : 'id']

export const currencyOf = (order: OrderRecord) => marketOf(order).currency

/** The date and time in an order's market, `YYYY-MM-DD HH:MM:SS`. */
export const marketTime = (order: OrderRecord, time: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: marketOf(order).zone, dateStyle: 'short', timeStyle: 'medium' }).format(
    time,
  )

/** An accepted payment: pays the oldest instalments as far as `amount` (whole units) goes; the order follows. */
export async function settle(world: World, order: OrderRecord, amount: number): Promise<void> {
  const market = marketOf(order)
  const bill = structuredClone(await billOf(world.repayment, order))
  const { repayWaitDetail, repayYetDetail } = bill.plan.repayPlanDetail
  const waiting = [...(repayWaitDetail ?? [])]
  const paid = [...(repayYetDetail ?? [])]
  const today = marketTime(order, worldNow(world)).slice(0, 10)
  let left = amount
  for (let first = waiting[0]; first && left > 0; first = waiting[0]) {
    const due = Number(first.totalAmount)
    if (left < due) {
      waiting[0] = { ...first, totalAmount: due - left, repayDes: market.partly }
      break
    }
    left -= due
    paid.push({ ...first, canClick: '0', periodStatus: 3, repayDes: market.paid, at: today, check: '0' })
    waiting.shift()
  }
  const [next] = waiting
  if (next) waiting[0] = { ...next, canClick: '1', check: '1' }
  bill.plan.repayPlanDetail = { repayWaitDetail: waiting, repayYetDetail: paid }
  bill.plan.repayWaitCount = waiting.length
  if (!next) bill.plan.note = null
  await putBill(world.repayment, bill)
  await followBill(world, order, bill)
}

/** Brings an order in line with what it owes. */
export async function followBill({ loan }: World, order: OrderRecord, bill: BillRecord): Promise<void> {
  const { repayWaitDetail, repayYetDetail } = bill.plan.repayPlanDetail
  const [next] = repayWaitDetail ?? []
  const details = structuredClone(order.details)
  const change = next ? open(order, next, owed(bill)) : closed(order, repayYetDetail ?? [])
  await putOrder(loan, { productId: order.productId, orderId: order.orderId, details: { ...details, ...change } })
}

/** Older orders (3, 4, 5) stay among their own statuses. */
const isOld = ({ details }: OrderRecord) => Number(details.orderStatus) < 10

type Change = Pick<LoanDetails, 'orderStatus' | 'noticeStatusText' | 'noticeDesText' | 'userOrderDetail' | 'isDelay'>

function open(order: OrderRecord, next: Instalment, total: number): Change {
  const { details } = order
  const market = marketOf(order)
  const status = Number(next.periodStatus) === 2 ? details : example(isOld(order) ? 'order-3' : 'order-174')
  const account = details.userOrderDetail.detail?.filter(({ text }) => text !== null && market.kept.test(text)) ?? []
  return {
    orderStatus: status.orderStatus,
    noticeStatusText: status.noticeStatusText,
    noticeDesText: status === details ? details.noticeDesText : market.open(next),
    isDelay: details.isDelay,
    userOrderDetail: {
      detail: [
        { text: market.lines.due, value: market.money(Number(next.totalAmount)) },
        { text: market.lines.dueTime, value: next.dueTime },
        { text: market.lines.left, value: market.money(total) },
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
