import { env } from './env.ts'
import { currentMarket } from './current-market.ts'
import type { Env } from './read-env.ts'

/** The app's name in a market; the English name if the market has none of its own (APP-18). */
export const appNameIn = (market: string | undefined, { en, id, in: ofIndia }: Env['appName']) =>
  (market === 'in' ? ofIndia : id) || en

/** The app's name in the market of the address. */
export const appName = () => appNameIn(currentMarket(), env.appName)
