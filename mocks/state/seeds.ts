import * as v from 'valibot'
import type { ExampleRequest } from '../../contract-tools/read/document.ts'
import { findExample, findExamples, type SuccessExample } from '../examples.ts'
import type { ExtensionRecord, InstalmentRecord, OrderRecord } from './loan.ts'
import { isDebt, meaningOf } from './statuses.ts'

/** `x-facts`: data of an order that the contract's examples contain only as words. aging.test.ts compares it with them. */
const factsSchema = v.strictObject({
  terms: v.optional(
    v.strictObject({
      amount: v.exactOptional(v.number()),
      received: v.exactOptional(v.number()),
      term: v.exactOptional(v.strictObject({ periods: v.number(), unit: v.string() })),
      appliedOn: v.exactOptional(v.string()),
      againAfter: v.exactOptional(v.string()),
      account: v.exactOptional(v.string()),
      promo: v.exactOptional(v.nullable(v.string())),
    }),
    {},
  ),
  /** Of the oldest unpaid instalment. */
  fees: v.optional(
    v.strictObject({
      lateFee: v.exactOptional(v.number()),
      penalty: v.exactOptional(v.strictObject({ amount: v.number(), days: v.number() })),
    }),
    {},
  ),
  /** Of instalments that cannot be chosen yet. */
  opensOn: v.exactOptional(v.string()),
  extension: v.exactOptional(v.strictObject({ newDueTime: v.string(), days: v.exactOptional(v.number()) })),
})

/** The facts of an order. Throws if they are not of this form, or if two of its examples have some. */
function factsOf({ request }: { request: ExampleRequest }) {
  const [first, second] = findExamples(
    'getLoanDetails',
    (example) => example.facts !== undefined && example.request['orderId'] === request['orderId'],
  )
  if (second) throw new Error(`Only one example of an order has its x-facts: take those of ${second.name} away.`)
  return v.parse(factsSchema, first?.facts ?? {})
}

/** The instalments of an example. */
export function instalmentsOf(example: SuccessExample<'getInstalments'>): InstalmentRecord[] {
  const { repayWaitDetail, repayYetDetail } = example.payload.repayPlanDetail
  const { fees, opensOn } = factsOf(example)
  return [...(repayYetDetail ?? []), ...(repayWaitDetail ?? [])].map(
    ({ periodNo, totalAmount, dueTime, at, canClick, check }) => ({
      periodNo: Number(periodNo),
      totalAmount: Number(totalAmount),
      dueTime,
      at,
      paid: at === null ? 0 : Number(totalAmount),
      lateFee: isYes(check) ? fees.lateFee : undefined,
      penalty: isYes(check) ? fees.penalty : undefined,
      opensOn: at === null && !isYes(canClick) ? opensOn : undefined,
    }),
  )
}

/** The extension of an example. Throws if its deadline was not written down. */
export function extensionIn(example: SuccessExample<'getExtension'>): ExtensionRecord {
  const { delayShouldPayAmount, delayExpiryTime } = example.payload
  const { extension } = factsOf(example)
  if (!extension) throw new Error(`No x-facts of its order say until when the extension ${example.name} is.`)
  return { delayShouldPayAmount: Number(delayShouldPayAmount), delayExpiryTime, ...extension }
}

/** The first borrower's order of an example, with its first instalments and extension in the contract. */
export function orderIn(example: SuccessExample<'getLoanDetails'>): OrderRecord {
  const { productId = '', orderId = '' } = example.request
  const {
    noticeStatusText: _status,
    noticeDesText: _meaning,
    userOrderDetail: _lines,
    isDelay,
    ...details
  } = example.payload
  const instalments = findExample('getInstalments', ({ request }) => request['orderId'] === orderId)
  if (!instalments && isDebt(meaningOf(details.orderStatus).stage))
    throw new Error(`${example.name} owes something, and no example of getInstalments is of its order: write one.`)
  const extension = isYes(isDelay) && findExample('getExtension', ({ request }) => request['orderId'] === orderId)
  return {
    productId,
    orderId,
    borrower: 'first',
    details,
    terms: factsOf(example).terms,
    instalments: instalments ? instalmentsOf(instalments) : [],
    extension: extension ? extensionIn(extension) : null,
  }
}

const isYes = (flag: number | string) => String(flag) === '1'
