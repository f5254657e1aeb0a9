/** An amount in whole units: rupiah or rupees. */
export interface Major {
  readonly major: number
}

/** An amount in hundredths. */
export interface Minor {
  readonly minor: number
}

const DASH = '–'

// Grouped here and not by Intl, whose data differ from engine to engine.
const RUPEES = { sign: '₹', gaps: /\B(?=(?:\d{2})*\d{3}$)/g, separator: ',', decimal: '.' }
const RUPIAH = { sign: 'Rp', gaps: /\B(?=(?:\d{3})+$)/g, separator: '.', decimal: ',' }

/**
 * The one reading of an amount from the wire or an address: a whole number of its unit, as a number or as the same digits in
 * a text. Anything else (null, '', -1, 1.5, '1.000.000', 1e21) is undefined, and nothing may then be paid.
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

/** Undefined where the hundredths are too many to be counted exactly. */
export const toMinor = ({ major }: Major): Minor | undefined => readMinor(major * 100)

/** An amount as people read it: ₹1,25,000 in market `in`, Rp1.250.000 in every other; a dash where there is none. */
export function formatMoney(amount: Major | Minor | undefined, market: string | undefined): string {
  if (!amount) return DASH
  const { sign, gaps, separator, decimal } = market === 'in' ? RUPEES : RUPIAH
  const grouped = (whole: string) => sign + whole.replace(gaps, separator)
  if ('major' in amount) return grouped(String(amount.major))
  // Cut as text: a division by 100 is wrong in the last digits of large amounts.
  const digits = String(amount.minor).padStart(3, '0')
  return grouped(digits.slice(0, -2)) + decimal + digits.slice(-2)
}

/**
 * A shown amount in whole units, as passed on between screens: the dots go (specification, section 9). Undefined for what
 * is no such amount, also when it has decimals: without their comma they would count a hundredfold.
 */
export function parseAmount(text: string | undefined): Major | undefined {
  const shown = /^(?:Rp\s?)?(\d{1,3}(?:\.\d{3})+|\d+)$/.exec(text?.trim() ?? '')?.[1]
  return readMajor(shown?.replaceAll('.', ''))
}
