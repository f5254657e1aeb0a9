import type { PayTypeChoices } from '../../../api/repayment.ts'
import { readable } from '../../../lib/readable.ts'
import { isPayCode, isSpecificNum, type PayChoice } from '../stored-choice.ts'

type PayType = PayChoice['payType']

export interface PayOption {
  name: string
  /** Where it can be paid, such as an ATM; none for mini markets. */
  methods: string[]
  choice: PayChoice
}

const METHODS = ['ATM', 'Mobile banking', 'Internet banking']

const bank = (code: string): PayOption => ({
  name: code,
  methods: METHODS,
  choice: { payType: 1, payCode: code, specificNum: '' },
})

/** Specification section 9: what can be chosen until the server has answered. */
const DEFAULTS: Record<PayType, PayOption[]> = {
  1: [bank('BCA'), bank('BRI')],
  2: [{ name: 'Alfamart', methods: [], choice: { payType: 2, payCode: 'ALFAMART', specificNum: '' } }],
}

/** What can be chosen of a type: the server's own list once it is there. */
export function optionsOf(payType: PayType, answer: PayTypeChoices | undefined): PayOption[] {
  if (!answer) return DEFAULTS[payType]
  const list: unknown = payType === 1 ? answer.bankList : answer.marketList
  const options = Array.isArray(list) ? list.flatMap((entry: unknown) => option(payType, entry)) : []
  // Of one code only one can be chosen.
  return options.filter(
    ({ choice }, index) => options.findIndex((other) => other.choice.payCode === choice.payCode) === index,
  )
}

type Entry = Partial<Record<'bankName' | 'marketName' | 'code' | 'methodList' | 'specificNum', unknown>>

/** One entry of the server's list; none where it has no code that the contract would take back. */
function option(payType: PayType, entry: unknown): PayOption[] {
  // Any object may be asked for any field.
  const { bankName, marketName, code, methodList, specificNum } = Object(entry) as Entry
  const payCode = readable(code)
  const number = readable(specificNum)
  if (!payCode || !isPayCode(payCode)) return []
  return [
    {
      name: readable(payType === 1 ? bankName : marketName) || payCode,
      methods: Array.isArray(methodList) ? methodList.map(readable).filter(Boolean) : [],
      choice: { payType, payCode, specificNum: isSpecificNum(number) ? number : '' },
    },
  ]
}

/** The code that is chosen where the borrower has chosen none (specification section 9: market ALFAMART). */
export const defaultCode = (payType: PayType) => (payType === 2 ? 'ALFAMART' : undefined)
