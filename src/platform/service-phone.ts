import { env } from './env.ts'
import { getLocale } from './i18n/generated/runtime.js'
import { marketOf } from './i18n/language-of.ts'
import { currentMarket } from './market.ts'

/** The lender's phone in the market of the address, or in that of whoever reads its language (docs/decisions/075). */
export const servicePhone = () => env.servicePhone[currentMarket() ?? marketOf(getLocale())]
