import type { VirtualAccount } from '../../../api/repayment.ts'
import { groupCardDigits } from '../../../lib/digits.ts'
import type { Major } from '../../../lib/money.ts'

export interface Payable {
  kind: 'bank' | 'market'
  /** Without spaces, as it is copied. */
  number: string
  amount: Major
}

/** What a payment needs: a known pay type, a number and an amount. Undefined if one is missing: nobody must pay on a guess. */
export function payableOf({ payType, vcode, amount }: VirtualAccount): Payable | undefined {
  if (!payType || !vcode || !amount?.major) return undefined
  return { kind: payType === 1 ? 'bank' : 'market', number: vcode, amount }
}

/** Digits in groups of four; a text that is not only digits unchanged. */
export const groupInFours = (raw: string) => (/^\d+$/.test(raw) ? groupCardDigits(raw) : raw)

/** Servers send the name of a bank or mini market for its code. One with digits is typed in, and names nobody. */
export const channelName = ({ payCode }: Pick<VirtualAccount, 'payCode'>) =>
  payCode && !/\d/.test(payCode) ? payCode : undefined
