import type { components } from '../../src/api/generated/schema.ts'
import { payloadOf } from '../examples.ts'
import { formatMoney, formatWallTime, marketOfProduct } from '../market.ts'
import type { World } from '../world.ts'
import { billOf, amountOwed, putBill } from './bills.ts'
import { DEBT_WORDS } from './debt-words.ts'
import { type OrderRecord, putOrder } from './loan.ts'
import { meaningOf } from './statuses.ts'
import type { BillRecord } from './repayment.ts'

type LoanDetails = components['schemas']['LoanDetails']
type Instalment = components['schemas']['Instalment']

/** The server's words about an order, in its market's language. */
const wordsFor = ({ productId }: OrderRecord) => DEBT_WORDS[marketOfProduct(productId)]

const formatOrderMoney = ({ productId }: OrderRecord, amount: number) => formatMoney(marketOfProduct(productId), amount)

/**
 * Applies a payment to a debt (`amount` in whole units, `acceptedAt` in milliseconds since the epoch). Exactly the fee of an
 * extension that was offered then buys the extension, any other amount pays instalments. The order's status follows.
 */
export async function settlePayment(
  world: World,
  order: OrderRecord,
  amount: number,
  acceptedAt: number,
): Promise<void> {
  const bill = await billOf(world, order)
  const at = formatWallTime(marketOfProduct(order.productId), acceptedAt)
  const newDueTime = extensionDueTime(order, bill, amount, at)
  if (newDueTime) extend(order, bill, newDueTime)
  else payInstalments(order, bill, amount, at.slice(0, 10))
  // The extension was bought, or its fee belongs to an amount that is no longer owed.
  bill.extension = null
  await putBill(world, bill)
  await updateOrderFromBill(world, order, bill)
}

/** The day that the oldest instalment moves to, if `amount` is the fee of an extension that is still offered. */
function extensionDueTime(order: OrderRecord, { extension }: BillRecord, amount: number, now: string) {
  const offered = extension && String(order.details.isDelay) === '1' && now <= extension.delayExpiryTime
  if (!offered || Number(extension.delayShouldPayAmount) !== amount) return undefined
  const { newDueTime } = wordsFor(order).lines
  return extension.orderDetail.detail?.find(({ text }) => text === newDueTime)?.value ?? undefined
}

function extend(order: OrderRecord, { plan }: BillRecord, dueTime: string) {
  const [first] = plan.repayPlanDetail.repayWaitDetail ?? []
  if (first) Object.assign(first, { dueTime, periodStatus: 0, repayDes: wordsFor(order).notDue })
}

/** Pays the oldest instalments as far as `amount` goes. */
function payInstalments(order: OrderRecord, bill: BillRecord, amount: number, today: string) {
  const say = wordsFor(order)
  const { repayWaitDetail, repayYetDetail } = bill.plan.repayPlanDetail
  const waiting = [...(repayWaitDetail ?? [])]
  const paid = [...(repayYetDetail ?? [])]
  let left = amount
  for (let first = waiting[0]; first && left > 0; first = waiting[0]) {
    const due = Number(first.totalAmount)
    if (left < due) {
      waiting[0] = { ...first, totalAmount: due - left, repayDes: say.partly }
      bill.paidInPart += left
      break
    }
    left -= due
    const totalAmount = due + bill.paidInPart
    bill.paidInPart = 0
    paid.push({ ...first, totalAmount, canClick: '0', periodStatus: 3, repayDes: say.paid, at: today, check: '0' })
    waiting.shift()
  }
  const [next] = waiting
  if (next) waiting[0] = { ...next, canClick: '1', check: '1' }
  bill.plan.repayPlanDetail = { repayWaitDetail: waiting, repayYetDetail: paid }
  bill.plan.repayWaitCount = waiting.length
  if (!next) bill.plan.note = null
}

/** Brings an order in line with what it owes. */
export async function updateOrderFromBill({ loan }: World, order: OrderRecord, bill: BillRecord): Promise<void> {
  const { repayWaitDetail, repayYetDetail } = bill.plan.repayPlanDetail
  const [next] = repayWaitDetail ?? []
  const details = structuredClone(order.details)
  const change = next ? openOrder(order, next, bill) : closedOrder(order, repayYetDetail ?? [])
  await putOrder(loan, { ...order, details: { ...details, ...change } })
}

const isOld = ({ details }: OrderRecord) => meaningOf(details.orderStatus).isOld === true

type Change = Pick<LoanDetails, 'orderStatus' | 'noticeStatusText' | 'noticeDesText' | 'userOrderDetail' | 'isDelay'>

function openOrder(order: OrderRecord, next: Instalment, bill: BillRecord): Change {
  const { details } = order
  const say = wordsFor(order)
  const status = Number(next.periodStatus) === 2 ? details : exampleDetails(isOld(order) ? 'order-3' : 'order-174')
  const account =
    details.userOrderDetail.detail?.filter(({ text }) => text !== null && say.accountLine.test(text)) ?? []
  return {
    orderStatus: status.orderStatus,
    noticeStatusText: status.noticeStatusText,
    noticeDesText: status === details ? details.noticeDesText : say.open(next),
    isDelay: bill.extension ? details.isDelay : '0',
    userOrderDetail: {
      detail: [
        { text: say.lines.due, value: formatOrderMoney(order, Number(next.totalAmount)) },
        { text: say.lines.dueTime, value: next.dueTime },
        { text: say.lines.left, value: formatOrderMoney(order, amountOwed(bill)) },
        ...structuredClone(account),
      ],
    },
  }
}

function closedOrder(order: OrderRecord, paid: Instalment[]): Change {
  const say = wordsFor(order)
  const { noticeStatusText, noticeDesText } = exampleDetails(isOld(order) ? 'order-4' : 'order-200')
  const total = paid.reduce((sum, { totalAmount }) => sum + Number(totalAmount), 0)
  return {
    orderStatus: isOld(order) ? 4 : 200,
    noticeStatusText,
    noticeDesText,
    isDelay: '0',
    userOrderDetail: {
      detail: [
        { text: say.lines.paid, value: formatOrderMoney(order, total) },
        { text: say.lines.at, value: paid.at(-1)?.at ?? null },
      ],
    },
  }
}

const exampleDetails = (name: string) => payloadOf('getLoanDetails', name)
