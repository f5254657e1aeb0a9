import type { VirtualAccount } from '../../../api/repayment.ts'
import type { Major } from '../../../lib/money.ts'

export interface Payable {
  kind: 'bank' | 'market'
  /** The number without spaces, as it is copied. */
  number: string
  amount: Major
}

/**
 * The required data of a payment: a known pay type, a number and an amount. Undefined if one is missing, so that nobody pays
 * on a guess.
 */
export function payableOf({ payType, vcode, amount }: VirtualAccount): Payable | undefined {
  if (!payType || !vcode || !amount?.major) return undefined
  return { kind: payType === 1 ? 'bank' : 'market', number: vcode, amount }
}

/** Servers send the name of a bank or mini market in its code. A code with digits is one to type, and not a name. */
export const channelName = ({ payCode }: Pick<VirtualAccount, 'payCode'>) =>
  payCode && !/\d/.test(payCode) ? payCode : undefined
