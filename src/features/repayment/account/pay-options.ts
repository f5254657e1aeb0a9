import type { PayTypeChoices } from '../../../api/repayment.ts'
import type { PayChoice } from '../stored-choice.ts'

type PayType = PayChoice['payType']

export interface PayOption {
  name: string
  /** The payment methods, such as an ATM; none for mini markets. */
  methods: string[]
  choice: PayChoice
}

const METHODS = ['ATM', 'Mobile banking', 'Internet banking']

const bank = (code: string): PayOption => ({
  name: code,
  methods: METHODS,
  choice: { payType: 1, payCode: code, specificNum: '' },
})

/** The options until the server has answered (REPAY-43, REPAY-49). */
const DEFAULTS: Record<PayType, PayOption[]> = {
  1: [bank('BCA'), bank('BRI')],
  2: [{ name: 'Alfamart', methods: [], choice: { payType: 2, payCode: 'ALFAMART', specificNum: '' } }],
}

/** The options of a type: the server's list, or the defaults until it has loaded. The one of code `last` comes first. */
export function optionsOf(payType: PayType, answer: PayTypeChoices | undefined, last?: string): PayOption[] {
  const isLast = ({ choice }: PayOption) => choice.payCode === last
  const options = sentOptions(payType, answer)
  return [...options.filter(isLast), ...options.filter((option) => !isLast(option))]
}

function sentOptions(payType: PayType, answer: PayTypeChoices | undefined): PayOption[] {
  if (!answer) return DEFAULTS[payType]
  const options =
    payType === 1
      ? answer.bankList.map(({ bankName, methodList, ...bankChoice }) => toOption(1, bankName, methodList, bankChoice))
      : answer.marketList.map(({ marketName, ...marketChoice }) => toOption(2, marketName, [], marketChoice))
  // The code identifies an option, so keep only the first option of each code.
  return options.filter(
    ({ choice }, index) => options.findIndex((other) => other.choice.payCode === choice.payCode) === index,
  )
}

interface SentChoice {
  code: string
  specificNum: string | undefined
}

const toOption = (
  payType: PayType,
  name: string | undefined,
  methods: string[],
  { code, specificNum = '' }: SentChoice,
): PayOption => ({ name: name ?? code, methods, choice: { payType, payCode: code, specificNum } })

/** The preselected code (REPAY-43). */
export const defaultCode = (payType: PayType) => (payType === 2 ? 'ALFAMART' : undefined)
