import { env } from './env.ts'
import { getLocale } from './i18n/generated/runtime.js'
import { marketOf } from './i18n/language-of.ts'
import { currentMarket } from './current-market.ts'

/** The market of the address, else the default market of the page's language (REPAY-76). */
export const marketHere = () => currentMarket() ?? marketOf(getLocale())

/** The lender's phone in that market. */
export const lenderPhone = () => env.servicePhone[marketHere()]
