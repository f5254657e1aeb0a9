import type { Market } from './market.ts'

/** An amount in whole units: rupiah or rupees. */
export interface Major {
  readonly major: number
}

/** An amount in hundredths. */
export interface Minor {
  readonly minor: number
}

const DASH = '–'

// Not `Intl.NumberFormat`: its separators differ between engines.
const RUPEES = { sign: '₹', gaps: /\B(?=(?:\d{2})*\d{3}$)/g, separator: ',', decimal: '.' }
const RUPIAH = { sign: 'Rp', gaps: /\B(?=(?:\d{3})+$)/g, separator: '.', decimal: ',' }
/** An amount whose currency is unknown has no sign, and the dots of the specification (APP-48). */
const UNKNOWN = { ...RUPIAH, sign: '' }
const CURRENCIES: Record<Market, typeof RUPIAH> = { in: RUPEES, id: RUPIAH }
const currencyOf = (market: Market | undefined) => (market ? CURRENCIES[market] : UNKNOWN)

/**
 * Reads an amount of a reply or an address: a whole number, as a number or as its digits in a text. Undefined for anything
 * else (null, '', -1, 1.5, '1.000.000', 1e21); nothing may be paid then.
 */
function readAmount(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const digits = String(value)
  if (!/^(?:0|[1-9]\d*)$/.test(digits)) return undefined
  const amount = Number(digits)
  return Number.isSafeInteger(amount) ? amount : undefined
}

export function readMajor(value: unknown): Major | undefined {
  const major = readAmount(value)
  return major === undefined ? undefined : { major }
}

export function readMinor(value: unknown): Minor | undefined {
  const minor = readAmount(value)
  return minor === undefined ? undefined : { minor }
}

/** An amount with its currency or its closing mark, as people write them: `Rp1.090.000,-`, `₹ 7,250.00`, `Rs.7,250/-`. */
const AMOUNT = /^(?:(?:Rp|Rs|IDR|INR)\.?\s*|₹\s*)\d[\d.,]*(?:[,.]--?|\/-)?$|^\d[\d.,]*(?:[,.]--?|\/-)$/i
/** A number in groups of thousands: other numbers are not written so. */
const GROUPED = /^(?:[1-9]\d{0,2}(?:\.\d{3})+(?:,\d\d)?|[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d\d)?)$/
/** A number in the range of a loan. It may also be a contract number, a day or a postcode. */
const PLAIN = /^[1-9]\d{3,8}$/

/**
 * The line of a reply whose value is the first amount. A number without a currency counts only if no line has one. A number
 * without groups counts only if it is the only such number.
 */
export function findShownAmount<Line extends { value?: string | undefined }>(lines: Line[]): Line | undefined {
  const like = (pattern: RegExp) =>
    lines.filter(({ value = '' }) => pattern.test(value) && Number.isSafeInteger(Number(value.replace(/\D/g, ''))))
  const [first = like(GROUPED)[0]] = like(AMOUNT)
  const [plain, ...others] = like(PLAIN)
  return first ?? (others.length === 0 ? plain : undefined)
}

/** The sign before an amount in a market; none if the market is unknown. */
export const currencySign = (market: Market | undefined) => currencyOf(market).sign

/** Undefined if the hundredths are more than `Number.MAX_SAFE_INTEGER`. */
export const toMinor = ({ major }: Major): Minor | undefined => readMinor(major * 100)

/**
 * Formats an amount: ₹1,25,000 in market `in`, Rp1.250.000 in `id`, 1.250.000 if the market is unknown; a dash for no amount.
 */
export function formatMoney(amount: Major | Minor | undefined, market: Market | undefined): string {
  if (!amount) return DASH
  const { sign, gaps, separator, decimal } = currencyOf(market)
  const grouped = (whole: string) => sign + whole.replace(gaps, separator)
  if ('major' in amount) return grouped(String(amount.major))
  // Split the text instead of dividing by 100, which is inexact for large amounts.
  const digits = String(amount.minor).padStart(3, '0')
  return grouped(digits.slice(0, -2)) + decimal + digits.slice(-2)
}

/**
 * Reads an amount in whole units from an address, with or without dots (APP-48). Undefined for anything else, including
 * decimals: dropping the decimal comma would multiply the amount by 100.
 */
export function parseAmount(text: string | undefined): Major | undefined {
  const shown = /^(?:Rp\s?)?(\d{1,3}(?:\.\d{3})+|\d+)$/.exec(text?.trim() ?? '')?.[1]
  return readMajor(shown?.replaceAll('.', ''))
}
