import type { components } from '../../src/api/generated/schema.ts'
import { exampleOf } from '../examples.ts'
import type { Market } from '../market.ts'
import type { OrderRecord } from '../state/loan.ts'
import { orderIn } from '../state/seeds.ts'

/** The example that a new order copies, by market: its account, phone and recommended products. */
const LIKE: Record<Market, string> = { id: 'order-21', in: 'order-3' }

const MADE_HERE = '723421968459641'

/** The number of the next order in a world. */
export const orderNumber = (count: number) => MADE_HERE + String(count).padStart(3, '0')

/** Whether an order was made in this world, and so is newer than the initial ones. */
export const isMadeHere = (orderId: string) => orderId.startsWith(MADE_HERE)

/** The order that is created from a confirmed offer. */
export function newOrder(
  { amount, periods, termUnit, productName, productLogo }: components['schemas']['LoanConfirmation'],
  market: Market,
  today: string,
): Omit<OrderRecord, 'borrower' | 'productId' | 'orderId'> {
  const { details, terms } = orderIn(exampleOf('getLoanDetails', LIKE[market]))
  return {
    details: { ...details, orderStatus: 21, productName, productLogo },
    terms: {
      amount: Number(amount),
      term: { periods: Number(periods), unit: termUnit },
      appliedOn: today,
      account: terms.account,
    },
    instalments: [],
    extension: null,
  }
}
