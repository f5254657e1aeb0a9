import { SECOND_BORROWER } from '../../../mocks/borrowers.ts'
import { leftOf } from '../../../mocks/state/aging.ts'
import { putOrder } from '../../../mocks/state/loan.ts'
import { findOrderOfAnyBorrower } from '../../../mocks/state/orders.ts'
import { postDuePayments } from '../../../mocks/state/postings.ts'
import { SECOND_ORDERS } from '../../../mocks/state/second-borrower.ts'
import type { World } from '../../../mocks/world.ts'
import type { Intent, Periods } from '../../../src/features/repayment/journal/entry.ts'

/** The first borrower's order, which offers an extension, and the second borrower's. */
export const ORDERS = [
  { productId: '1001', orderId: '723421968459640174' },
  { productId: '1001', orderId: SECOND_ORDERS.running },
] as const

/** Two sessions of the first borrower, and one of the second. */
export const TOKENS = ['first-session', 'newer-session', SECOND_BORROWER.token] as const

/** The address of a payment screen: what, how, and in which session. */
export interface Address {
  order: (typeof ORDERS)[number]
  token: string
  way: Intent['way']
  purpose: Intent['purpose']
  minor: number
  periods: Periods | undefined
}

/** Values of the market in an address. */
export const MARKETS = ['id', 'in', 'IN', '', 'india'] as const

export const hrefOf = ({ token }: Address, market: string) =>
  `http://localhost:5173/payway?${new URLSearchParams({ market, token, userId: '880021460173' }).toString()}`

/** What is paid: the next instalment or two, named or not, a part of one, or the extension's fee. */
export const WHATS = ['next', 'nextTwo', 'unnamed', 'part', 'fee'] as const

/** The address to which the screens would link now. Undefined if nothing is left to pay. */
export async function addressNow(
  world: World,
  about: Pick<Address, 'order' | 'token' | 'way'>,
  what: (typeof WHATS)[number],
): Promise<Address | undefined> {
  await postDuePayments(world)
  const order = findOrderOfAnyBorrower(world, about.order.orderId)
  const waiting = order?.instalments.filter(({ at }) => at === null)
  const chosen = waiting?.slice(0, what === 'nextTwo' ? 2 : 1) ?? []
  const [first] = chosen
  const last = chosen.at(-1)
  if (!first || !last) return undefined
  const sum = chosen.reduce((total, instalment) => total + leftOf(instalment), 0)
  const rest = { ...about, purpose: 'bill', periods: undefined } as const
  switch (what) {
    case 'part':
      return { ...rest, minor: 50_000_000 }
    case 'fee':
      return { ...rest, purpose: 'extension', minor: 32_700_000 }
    case 'unnamed':
      return { ...rest, minor: sum * 100 }
    case 'next':
    case 'nextTwo':
      return { ...rest, minor: sum * 100, periods: { from: first.periodNo, to: last.periodNo } }
  }
}

/** The numbers of the instalments that the world's books show as paid. */
export async function paidNow(world: World, { orderId }: Address['order']): Promise<number[]> {
  await postDuePayments(world)
  const order = findOrderOfAnyBorrower(world, orderId)
  return order?.instalments.flatMap(({ at, periodNo }) => (at === null ? [] : [periodNo])) ?? []
}

/** Ends the offer of the order's extension. */
export async function endOffer(world: World) {
  const order = findOrderOfAnyBorrower(world, ORDERS[0].orderId)
  if (order) await putOrder(world.loan, { ...order, extension: null })
}

/** The address of a page. */
export const addressOf = ({ address }: { address: string }): Address =>
  // Tabs only visit addresses written this way.
  JSON.parse(address) as Address
