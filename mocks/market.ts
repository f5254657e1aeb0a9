/** The countries in which the lender lends. */
export type Market = 'id' | 'in'

/** The only product in India; every other is Indonesian. */
export const INDIAN_PRODUCT = '2001'

const HOUR = 3_600_000
const OFFSET: Record<Market, number> = { id: 7 * HOUR, in: 5.5 * HOUR }

/** The market of the session in a call's query. */
export const marketOf = (query: Record<string, string>): Market => (query['market'] === 'in' ? 'in' : 'id')

/** The market of a product's orders. */
export const marketOfProduct = (productId: string): Market => (productId === INDIAN_PRODUCT ? 'in' : 'id')

/** An amount in whole units, in the market's format. */
export const formatMoney = (market: Market, amount: number) =>
  market === 'in' ? `₹${amount.toLocaleString('en-IN')}` : `Rp${amount.toLocaleString('id-ID')}`

/** A time (milliseconds since the epoch) in the market's time zone, `YYYY-MM-DD HH:MM:SS`. */
export const formatWallTime = (market: Market, time: number) =>
  new Date(time + OFFSET[market]).toISOString().slice(0, 19).replace('T', ' ')
