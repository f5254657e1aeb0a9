import { virtualAccountOrder } from '../../api/constraints.ts'
import { fitsLimits } from '../../lib/text-limits.ts'
import { rawStorage } from '../../platform/storage/storage.ts'

/** Where the borrower wants to pay. `payType` 1 is a bank, 2 a mini market. */
export interface PayChoice {
  payType: 1 | 2
  /** The bank's or mini market's code; empty for the lender's default. */
  payCode: string
  specificNum: string
}

/** The default pay type is 1, a bank (REPAY-50). */
export const DEFAULT_CHOICE: PayChoice = { payType: 1, payCode: '', specificNum: '' }

/** Checks the contract's limits, because any code may have written into the storage. */
const isPayCode = (text: string) => fitsLimits(text, virtualAccountOrder.payCode)
const isSpecificNum = (text: string) => fitsLimits(text, virtualAccountOrder.specific_num)

/** The choice stored on this device (REPAY-48); undefined if there is no readable one. */
export function readChoice(): PayChoice | undefined {
  const payType = Number(rawStorage.get('payType'))
  const payCode = rawStorage.get('payCode') ?? ''
  const specificNum = rawStorage.get('specificNum') ?? ''
  if ((payType !== 1 && payType !== 2) || rawStorage.get('isDefault') !== '0') return undefined
  if (!isPayCode(payCode) || !isSpecificNum(specificNum)) return undefined
  return { payType, payCode, specificNum }
}

export function saveChoice({ payType, payCode, specificNum }: PayChoice) {
  rawStorage.set('payType', String(payType))
  rawStorage.set('payCode', payCode)
  rawStorage.set('specificNum', specificNum)
  rawStorage.set('isDefault', '0')
}

export const clearChoice = () => rawStorage.clear()
