import { formatMoney } from '../../lib/money.ts'
import { currentParams } from '../../platform/session/session.ts'

/** An amount in whole units as people of the borrower's market read it; a dash for what is no amount. */
export const wholeMoney = (amount: unknown) => formatMoney(amount, { unit: 'major', market: currentParams()['market'] })
