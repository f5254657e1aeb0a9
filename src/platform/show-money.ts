import { formatMoney, type Major, type Minor } from '../lib/money.ts'
import { currentMarket } from './current-market.ts'

/** `formatMoney` for the current market. */
export const showMoney = (amount: Major | Minor | undefined) => formatMoney(amount, currentMarket())
