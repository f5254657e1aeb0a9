/** The contract's `x-money`: hundredths, whole units, or a text that the server made ready to be shown. */
export type MoneyUnit = 'minor' | 'major' | 'display'

const DASH = '–'

// Grouped here and not by Intl, whose data differ from engine to engine.
const RUPEES = { sign: '₹', gaps: /\B(?=(?:\d{2})*\d{3}$)/g, separator: ',', decimal: '.' }
const RUPIAH = { sign: 'Rp', gaps: /\B(?=(?:\d{3})+$)/g, separator: '.', decimal: ',' }

/**
 * The one reading of an amount from the wire: a whole number of its unit, as a number or as the same digits in a text.
 * Anything else (null, '', -1, 1.5, '1.000.000', 1e21) is undefined, and nothing may then be paid.
 */
export function readAmount(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const digits = String(value)
  if (!/^(?:0|[1-9]\d*)$/.test(digits)) return undefined
  const amount = Number(digits)
  return Number.isSafeInteger(amount) ? amount : undefined
}

/** An amount as people read it: ₹1,25,000 in market `in`, Rp1.250.000 in every other; a dash for what is no amount. */
export function formatMoney(value: unknown, { unit, market }: { unit: MoneyUnit; market: string | undefined }): string {
  if (unit === 'display') return (typeof value === 'string' && value.trim()) || DASH
  const amount = readAmount(value)
  if (amount === undefined) return DASH
  const { sign, gaps, separator, decimal } = market === 'in' ? RUPEES : RUPIAH
  const grouped = (whole: string) => sign + whole.replace(gaps, separator)
  if (unit === 'major') return grouped(String(amount))
  // Cut as text: a division by 100 is wrong in the last digits of large amounts.
  const digits = String(amount).padStart(3, '0')
  return grouped(digits.slice(0, -2)) + decimal + digits.slice(-2)
}

/**
 * The digits of a shown amount in whole units, as passed on between screens: the dots go (specification, section 9).
 * Undefined for what is no such amount, also when it has decimals: without their comma they would count a hundredfold.
 */
export function parseAmount(text: string): string | undefined {
  const shown = /^(?:Rp\s?)?(\d{1,3}(?:\.\d{3})+|\d+)$/.exec(text.trim())?.[1]
  const digits = shown?.replaceAll('.', '')
  return readAmount(digits) === undefined ? undefined : digits
}
