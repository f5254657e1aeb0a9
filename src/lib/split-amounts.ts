/** As a text has them: with a currency, or in groups of thousands. */
const AMOUNTS = /((?:(?:Rp|Rs|IDR|INR)\.?|₹)\s?\d(?:[\d.,]*\d)?|\d{1,3}(?:[.,]\d{2,3})+)/

/** A text in parts, every second of which is an amount. */
export const splitAmounts = (text: string): string[] => text.split(AMOUNTS)
