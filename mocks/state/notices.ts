import type { components } from '../../src/api/generated/schema.ts'
import { EXAMPLES_DAY } from '../example-dates.ts'
import { findExample } from '../examples.ts'
import { type Market, marketOfProduct } from '../market.ts'
import { daysUntil, type DueState, dueStateOn } from './aging.ts'
import type { OrderRecord } from './loan.ts'
import { ORDER_WORDS } from './order-words.ts'
import { orderIn } from './seeds.ts'
import { statusAt } from './statuses.ts'

type LoanDetails = components['schemas']['LoanDetails']
type Notice = Pick<LoanDetails, 'noticeStatusText' | 'noticeDesText'>

/** The notice of an example, and what in it belongs to the example's order. */
interface Template extends Notice {
  own: string[]
}

const templates = new Map<string, Template | undefined>()

/**
 * The server's words about an order on a day: those of the contract's example with its status in its market, with the order's
 * own days and numbers.
 */
export function noticeOn(today: string, order: OrderRecord): Notice {
  const market = marketOfProduct(order.productId)
  const dueState = dueStateOn(today, order)
  const status = statusAt(dueState.stage, order.details.orderStatus)
  const key = `${market} ${status}`
  if (!templates.has(key)) templates.set(key, templateOf(market, status))
  const template = templates.get(key) ?? unshown(market, status)
  const values = valuesOf(market, order, dueState, today)
  const filled = (text: string) =>
    template.own.reduce((said, own, index) => said.replaceAll(own, values[index] ?? own), text)
  const { noticeStatusText, noticeDesText } = template
  const isWithoutPenalty = dueState.stage === 'overdue' && !dueState.next.penalty
  return {
    noticeStatusText: filled(noticeStatusText),
    noticeDesText: isWithoutPenalty
      ? ORDER_WORDS[market].unpaid(dueState.next.dueTime)
      : noticeDesText && filled(noticeDesText),
  }
}

function templateOf(market: Market, status: number): Template | undefined {
  const example = findExample(
    'getLoanDetails',
    (one) => one.market === market && Number(one.payload.orderStatus) === status,
  )
  if (!example) return undefined
  const order = orderIn(example)
  const { noticeStatusText, noticeDesText } = example.payload
  const own = valuesOf(market, order, dueStateOn(EXAMPLES_DAY, order), EXAMPLES_DAY)
  return { noticeStatusText, noticeDesText, own }
}

/** What a notice may say of its order, in a fixed order. */
function valuesOf(market: Market, { terms }: OrderRecord, { next }: DueState, today: string): string[] {
  const { days, instalment } = ORDER_WORDS[market]
  return next
    ? [next.dueTime, instalment(next.periodNo), days(-daysUntil(next.dueTime, today))]
    : terms.againAfter === undefined
      ? []
      : [terms.againAfter]
}

/** A loan that was taken in the world has the only status that no example of its market shows. */
function unshown(market: Market, status: number): Template {
  const found = market === 'in' && status === 21 ? ORDER_WORDS.in.review : undefined
  if (!found)
    throw new Error(`No example of getLoanDetails shows the status ${status} in the words of the market ${market}`)
  return { ...found, own: [] }
}
