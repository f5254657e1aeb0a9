import { type Market, readMarket } from '../lib/market.ts'
import { env } from './env.ts'
import { currentParams } from './session/session.ts'

/**
 * The market of the address, else the one that the environment names for addresses without one. Undefined where neither says
 * it: nobody may guess a currency then (docs/decisions/062).
 */
export const currentMarket = (): Market | undefined => readMarket(currentParams()['market']) ?? env.market
