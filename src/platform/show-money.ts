import { formatMoney, type Major, type Minor } from '../lib/money.ts'
import { currentParams } from './session/session.ts'

/** An amount as people of the borrower's market read it; a dash where there is none. */
export const showMoney = (amount: Major | Minor | undefined) => formatMoney(amount, currentParams()['market'])
