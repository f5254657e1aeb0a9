import { type Market, formatWallTime } from '../../mocks/market.ts'

/**
 * A date in the market's time zone, this many days from today: the world writes its dates relative to the day of its
 * creation.
 */
export const dayIn = (market: Market, days: number) =>
  formatWallTime(market, Date.now() + days * 86_400_000).slice(0, 10)
