import type { ExampleRequest } from '../../openapi/document.ts'
import { findExample, type SuccessExample } from '../examples.ts'
import type { ExtensionRecord, InstalmentRecord, OrderRecord, Terms } from './loan.ts'

interface SaidInWords {
  terms?: Terms
  /** Of the oldest unpaid instalment. */
  fees?: Pick<InstalmentRecord, 'lateFee' | 'penalty'>
  /** Of instalments that cannot be chosen yet. */
  opensOn?: string
  extension?: Pick<ExtensionRecord, 'newDueTime' | 'days'>
}

const term = { periods: 91, unit: 'hari' }
const account = 'BCA •••• 4417'

/** Data of orders that the contract's examples contain only as words, by order number. aging.test.ts compares it with them. */
const SAID_IN_WORDS: Record<string, SaidInWords> = {
  '723421968459640021': { terms: { amount: 3_000_000, term, appliedOn: '2026-11-20', account } },
  '723421968459640110': { terms: { amount: 8_000_000, appliedOn: '2026-11-19', againAfter: '2026-12-20' } },
  '723421968459640151': { terms: { amount: 3_000_000, received: 2_940_000, term, account, promo: null } },
  '723421968459640170': { terms: { account } },
  '723421968459640174': {
    terms: { account },
    opensOn: '2027-06-25',
    extension: { newDueTime: '2026-12-09', days: 14 },
  },
  '723421968459640180': {
    fees: { penalty: { amount: 54_500, days: 4 } },
    extension: { newDueTime: '2026-12-05' },
  },
  '723421968459640003': { terms: { account: 'HDFC •••• 8820' }, extension: { newDueTime: '2026-12-12' } },
  '723421968459640005': {
    fees: { lateFee: 800, penalty: { amount: 725, days: 2 } },
    extension: { newDueTime: '2026-12-05' },
  },
}

const saidOf = ({ request }: { request: ExampleRequest }) => SAID_IN_WORDS[request['orderId'] ?? ''] ?? {}

/** The instalments of an example. */
export function instalmentsOf(example: SuccessExample<'getInstalments'>): InstalmentRecord[] {
  const { repayWaitDetail, repayYetDetail } = example.payload.repayPlanDetail
  const { fees, opensOn } = saidOf(example)
  return [...(repayYetDetail ?? []), ...(repayWaitDetail ?? [])].map(
    ({ periodNo, totalAmount, dueTime, at, canClick, check }) => ({
      periodNo: Number(periodNo),
      totalAmount: Number(totalAmount),
      dueTime,
      at,
      paid: at === null ? 0 : Number(totalAmount),
      lateFee: isYes(check) ? fees?.lateFee : undefined,
      penalty: isYes(check) ? fees?.penalty : undefined,
      opensOn: at === null && !isYes(canClick) ? opensOn : undefined,
    }),
  )
}

/** The extension of an example. Throws if its deadline was not written down. */
export function extensionIn(example: SuccessExample<'getExtension'>): ExtensionRecord {
  const { delayShouldPayAmount, delayExpiryTime } = example.payload
  const { extension } = saidOf(example)
  if (!extension) throw new Error(`seeds.ts does not say until when the extension ${example.name} is.`)
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
  const extension = isYes(isDelay) && findExample('getExtension', ({ request }) => request['orderId'] === orderId)
  return {
    productId,
    orderId,
    borrower: 'first',
    details,
    terms: saidOf(example).terms ?? {},
    instalments: instalments ? instalmentsOf(instalments) : [],
    extension: extension ? extensionIn(extension) : null,
  }
}

const isYes = (flag: number | string) => String(flag) === '1'
