import type { Market } from '../market.ts'
import { words } from './words.ts'

/** Why an amount (whole units) cannot be paid; undefined if it can. */
export function amountRefusal(amount: number, most: number, market: Market): string | undefined {
  if (amount <= 0) return words(market).amountNotPositive
  if (amount > most) return words(market).amountTooHigh
  if (!Number.isInteger(amount)) return words(market).amountNotWhole
  return undefined
}
