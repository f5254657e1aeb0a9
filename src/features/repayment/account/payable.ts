import type { VirtualAccount } from '../../../api/repayment.ts'
import { groupCardDigits } from '../../../lib/digits.ts'
import type { Major } from '../../../lib/money.ts'

export interface Payable {
  kind: 'bank' | 'market'
  /** As it is copied. */
  number: string
  amount: Major
}

/** Everything that money depends on: a way of paying that we know, a number, and an amount. Else nobody pays on a guess. */
export function payableOf({ payType, vcode, amount }: VirtualAccount): Payable | undefined {
  if (!payType || !vcode || !amount?.major) return undefined
  return { kind: payType === 1 ? 'bank' : 'market', number: vcode, amount }
}

/** Digits in groups of four; a text that is not only digits unchanged. */
export const groupInFours = (raw: string) => (/^\d+$/.test(raw) ? groupCardDigits(raw) : raw)
