import { SearchParamError } from '@tanstack/react-router'
import { virtualAccountOrder } from '../../api/constraints.ts'
import { parseAmount } from '../../lib/money.ts'

/** The amount in an address, in whole units, if it is one that can be paid: with or without dots, more than nothing. */
export function readPayable(text: string | undefined): number | undefined {
  const amount = Number(parseAmount(text ?? ''))
  return amount > 0 && amount <= virtualAccountOrder.amount.maximum ? amount : undefined
}

/** As `readPayable`. Throws where there is none: the address is incomplete, and nothing is asked for. */
export function payableAmount(text: string | undefined): number {
  const amount = readPayable(text)
  if (amount === undefined) throw new SearchParamError('The address has no amount that can be paid')
  return amount
}
