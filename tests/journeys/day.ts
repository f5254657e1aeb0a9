import { type Market, formatWallTime } from '../../mocks/market.ts'

/** A day of the market's calendar, so many from today: the world writes its dates for the day that it is made on. */
export const dayIn = (market: Market, days: number) =>
  formatWallTime(market, Date.now() + days * 86_400_000).slice(0, 10)
