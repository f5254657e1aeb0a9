import { formatMoney, type Major, type Minor } from '../lib/money.ts'
import { currentParams } from './session/session.ts'

/** `formatMoney` for the market in the address. */
export const showMoney = (amount: Major | Minor | undefined) => formatMoney(amount, currentParams()['market'])
