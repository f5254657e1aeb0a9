import type { components } from '../../src/api/generated/schema.ts'
import { formatMoney, marketOfProduct } from '../market.ts'
import { amountOwed, daysUntil, leftOf, dueStateOn } from './aging.ts'
import type { InstalmentRecord, OrderRecord } from './loan.ts'
import { ORDER_WORDS } from './order-words.ts'
import { noticeOn } from './notices.ts'
import { statusAt } from './statuses.ts'

type Schemas = components['schemas']

/** An instalment is due from this many days before its due date (`periodStatus` 1). */
const DUE_SOON_DAYS = 7

const flag = (is: boolean) => (is ? '1' : '0')

/** The words of an order's market, its formatted amounts, and its lines; a line without a value is left out. */
function speechOf({ productId }: OrderRecord) {
  const market = marketOfProduct(productId)
  return {
    say: ORDER_WORDS[market],
    money: (amount: number | undefined) => (amount === undefined ? undefined : formatMoney(market, amount)),
    line: (text: string, value: string | null | undefined) => (value === undefined ? [] : [{ text, value }]),
  }
}

/** An order as the server shows it on a day (`YYYY-MM-DD`). */
export function detailsOn(today: string, order: OrderRecord): Schemas['LoanDetails'] {
  const { details, extension } = order
  const { stage } = dueStateOn(today, order)
  return {
    ...details,
    ...noticeOn(today, order),
    orderStatus: statusAt(stage, details.orderStatus),
    userOrderDetail: { detail: linesOn(today, order) },
    isDelay: flag(extension !== null),
  }
}

/** The amount and the day of an order in a list: what is due, what was paid, or what was requested. */
export function summaryOn(today: string, order: OrderRecord): { amount: string | undefined; day: string | undefined } {
  const { terms, instalments } = order
  const { money } = speechOf(order)
  const { stage, next } = dueStateOn(today, order)
  if (next) return { amount: money(leftOf(next)), day: next.dueTime }
  if (stage !== 'paid') return { amount: money(terms.amount), day: terms.appliedOn }
  const amount = instalments.reduce((sum, { paid }) => sum + paid, 0)
  return { amount: money(amount), day: instalments.at(-1)?.at ?? undefined }
}

function linesOn(today: string, order: OrderRecord): Schemas['DetailLine'][] {
  const { terms } = order
  const { say, money, line } = speechOf(order)
  const { lines } = say
  const { stage, next } = dueStateOn(today, order)
  const { amount, day } = summaryOn(today, order)
  if (next)
    return [
      ...dueLines(order, next),
      ...line(lines.dueTime, day),
      ...line(lines.left, stage === 'open' ? money(amountOwed(order)) : undefined),
      ...line(stage === 'collecting' ? lines.collectedFrom : lines.account, terms.account),
    ]
  if (stage === 'paid') return [...line(lines.paid, amount), ...line(lines.paidOn, day)]
  return [
    ...line(lines.amount, amount),
    ...line(lines.received, money(terms.received)),
    ...line(lines.term, terms.term && `${terms.term.periods} ${terms.term.unit}`),
    ...line(lines.appliedOn, day),
    ...line(lines.account, terms.account),
    ...line(lines.promo, terms.promo),
  ]
}

/** The late fee and the penalty of an instalment. For a partial payment it is unknown how much of them it covers. */
const feesOf = ({ paid, lateFee, penalty }: InstalmentRecord) => (paid > 0 ? {} : { lateFee, penalty })

function dueLines(order: OrderRecord, instalment: InstalmentRecord): Schemas['DetailLine'][] {
  const { say, money, line } = speechOf(order)
  const { lateFee, penalty } = feesOf(instalment)
  return [
    ...line(say.lines.due, money(leftOf(instalment))),
    ...line(say.lines.lateFee, money(lateFee)),
    ...line(say.lines.penalty(penalty?.days ?? 0), money(penalty?.amount)),
  ]
}

/** The debt of an order, as the server shows it on a day. */
export function planOn(today: string, order: OrderRecord): Schemas['InstalmentPlan'] {
  const instalments = order.instalments.map((one) => instalmentOn(today, order, one))
  const waiting = instalments.filter(({ at }) => at === null)
  return {
    productName: order.details.productName,
    repayPlanDetail: { repayWaitDetail: waiting, repayYetDetail: instalments.filter(({ at }) => at !== null) },
    repayWaitCount: waiting.length,
    note: waiting.length > 0 ? speechOf(order).say.note : null,
  }
}

function instalmentOn(today: string, order: OrderRecord, instalment: InstalmentRecord): Schemas['Instalment'] {
  const { periodNo, totalAmount, dueTime, at, opensOn } = instalment
  const { say, money } = speechOf(order)
  const { stage, next } = dueStateOn(today, order)
  const isNext = instalment === next
  const left = daysUntil(dueTime, today)
  const canChoose = isNext || opensOn === undefined || opensOn <= today
  const state = (): Pick<Schemas['Instalment'], 'periodStatus' | 'repayDes'> => {
    if (at !== null) return { periodStatus: 3, repayDes: say.paid }
    const periodStatus = left < 0 ? 2 : left <= DUE_SOON_DAYS ? 1 : 0
    const { lateFee, penalty } = feesOf(instalment)
    if (instalment.paid > 0) return { periodStatus, repayDes: say.partly }
    if (left < 0) return { periodStatus, repayDes: say.late(-left, money(lateFee), money(penalty?.amount)) }
    if (isNext && stage === 'collecting') return { periodStatus, repayDes: say.collecting }
    if (periodStatus === 1) return { periodStatus, repayDes: say.due(left) }
    return { periodStatus, repayDes: canChoose ? say.notDue : say.opens(opensOn) }
  }
  return {
    ...state(),
    periodNo,
    dueTime,
    at,
    totalAmount: at === null ? leftOf(instalment) : totalAmount,
    canClick: flag(at === null && canChoose),
    check: flag(isNext),
  }
}

/** The extension offered for an order, if any. */
export function extensionOf(order: OrderRecord): Schemas['Extension'] | undefined {
  const { extension, instalments } = order
  const next = instalments.find(({ at }) => at === null)
  if (!extension || !next) return undefined
  const { delayShouldPayAmount, delayExpiryTime, newDueTime, days } = extension
  const { productName, productLogo, telephone = null } = order.details
  const { say, line } = speechOf(order)
  return {
    productName,
    productLogo,
    telephone,
    delayShouldPayAmount,
    delayExpiryTime,
    orderDetail: {
      detail: [
        ...dueLines(order, next),
        ...line(say.lines.dueNow, next.dueTime),
        ...line(say.lines.extendedBy, days === undefined ? undefined : say.days(days)),
        ...line(say.lines.newDueTime, newDueTime),
      ],
    },
  }
}
