/** The countries that the lender lends in. */
export type Market = 'id' | 'in'

/** The one product that is lent in India; every other is Indonesian. */
export const INDIAN_PRODUCT = '2001'

const HOUR = 3_600_000
const OFFSET: Record<Market, number> = { id: 7 * HOUR, in: 5.5 * HOUR }

/** The market of the session in a call's query. */
export const marketOf = (query: Record<string, string>): Market => (query['market'] === 'in' ? 'in' : 'id')

/** The market that a product's orders belong to. */
export const marketOfProduct = (productId: string): Market => (productId === INDIAN_PRODUCT ? 'in' : 'id')

/** An amount in whole units, as the market writes it. */
export const formatMoney = (market: Market, amount: number) =>
  market === 'in' ? `₹${amount.toLocaleString('en-IN')}` : `Rp${amount.toLocaleString('id-ID')}`

/** A time (milliseconds since the epoch) as a clock in the market shows it, `YYYY-MM-DD HH:MM:SS`. */
export const formatWallTime = (market: Market, time: number) =>
  new Date(time + OFFSET[market]).toISOString().slice(0, 19).replace('T', ' ')
