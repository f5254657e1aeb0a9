import { type Market, readMarket } from '../lib/market.ts'
import { env } from './env.ts'
import { currentParams } from './session/session.ts'

/**
 * The market of the address, else the environment's default. Undefined without both: then the currency is not guessed
 * (docs/decisions/062).
 */
export const currentMarket = (): Market | undefined => readMarket(currentParams()['market']) ?? env.market
