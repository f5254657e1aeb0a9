/** Amounts inside a text: with a currency, or in groups of thousands. */
const AMOUNTS = /((?:(?:Rp|Rs|IDR|INR)\.?|₹)\s?\d(?:[\d.,]*\d)?|\d{1,3}(?:[.,]\d{2,3})+)/

/** Splits a text into parts. Every second part is an amount. */
export const splitAmounts = (text: string): string[] => text.split(AMOUNTS)
