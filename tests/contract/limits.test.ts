import { describe, expect, test } from 'vitest'
import { bodyProblems, contract, operations, parameterProblems } from '../../mocks/contract.ts'
import type { Schema } from '../../contract-tools/read/document.ts'
import type { OperationId } from '../../src/api/operation.ts'

/** The contract's example request with one field changed; numbers as the form's reader returns them. */
function problems(id: OperationId, change: Record<string, unknown>): string[] {
  return bodyProblems(id, { ...BODIES[id], ...change })
}

const sms = { phone: '13912345678', capcode: 'JBU5', sid: 'sid-1' }
const BODIES: Partial<Record<OperationId, object>> = {
  saveProblem: { problemType: '2', problemSonType: '', problemDetail: 'Halo', problemImage: '', orderNo: '1' },
  sendSmsCode: sms,
  registerUser: { ...sms, smsCode: '246810' },
  confirmRepayment: { orderId: '1', verifyCode: '123456', repaymentRecordId: '1' },
  scoreProblem: { score: 5, problemId: '1' },
  saveGoogleScore: { score: 5 },
  getContacts: { overall: 30 },
  reportNecessity: { productId: '1', positionId: 18, index: 0 },
  listContracts: { productId: '1', scene: 3 },
  recordFaq: { orderNo: '1', type: 1, value: '1', qaId: '1' },
  savePageEvent: { productId: '1', moduleId: 300, positionId: 0 },
  saveServiceEvent: { productId: '1', moduleId: 30, positionId: 0 },
  initPayType: { productId: '1', orderId: '1', pay_type: 1 },
}
const images = (count: number) => Array.from({ length: count }, (_, index) => `https://a/${index}`).join(',')

const PHONES = ['13000000000', '19999999999']
const NO_PHONES = ['12000000000', '1390000000', '139000000000', '23900000000']

/** The last values that each field accepts, and the first that it refuses. */
const LIMITS: [id: OperationId, field: string, shows: string, takes: unknown[], refuses: unknown[]][] = [
  ['saveProblem', 'problemDetail', ' @HELP-17', ['a', 'a'.repeat(200), '🙏'.repeat(200)], ['', 'a'.repeat(201)]],
  ['saveProblem', 'problemImage', ' @HELP-20', ['', images(9)], [images(10)]],
  ['sendSmsCode', 'phone', ' @JOIN-6', PHONES, NO_PHONES],
  ['registerUser', 'phone', ' @JOIN-6', PHONES, NO_PHONES],
  ['sendSmsCode', 'capcode', ' @JOIN-10', ['JBU5'], ['JBU', 'JBU55', '']],
  ['registerUser', 'capcode', '', ['JBU5'], ['JBU', 'JBU55', '']],
  ['registerUser', 'smsCode', ' @JOIN-10', ['1', '246810'], ['', '2468101']],
  ['confirmRepayment', 'verifyCode', ' @REPAY-12', ['123456'], ['12345', '1234567']],
  ['scoreProblem', 'score', ' @HELP-38', [1, 5], [0, 6, 4.5]],
  ['saveGoogleScore', 'score', ' @CALL-49', [5], [4]],
  ['getContacts', 'overall', ' @CALL-8', [30], [31]],
  ['reportNecessity', 'positionId', ' @CALL-43', [18], [17]],
  ['listContracts', 'scene', ' @CALL-58', [3], [2]],
  ['recordFaq', 'type', ' @CALL-10', [1], [0, 5]],
  ['savePageEvent', 'moduleId', ' @OFFER-8', [300, 301, 302], [299, 303]],
  ['saveServiceEvent', 'moduleId', '', [30], [-1]],
  ['initPayType', 'pay_type', '', [1, 2], [0, 3]],
]

describe('The limits of the specification', () => {
  test.each(LIMITS)('%s %s%s', (id, field, _shows, takes, refuses) => {
    expect(takes.flatMap((value) => problems(id, { [field]: value }))).toEqual([])
    expect(refuses.filter((value) => problems(id, { [field]: value }).length === 0)).toEqual([])
  })

  test('a visit is one of a registration page @CALL-26', () => {
    expect([0, 1, 2].map((type) => parameterProblems('trackVisit', 'page_type', type).length === 0)).toEqual([
      false,
      true,
      false,
    ])
  })
})

/** The failures in the facts of CALL. CALL-47 and those of `saveBankInfo` are ours (decision 002). */
const FAILURES: Partial<Record<OperationId, Record<string, number>>> = {
  getLoanDetails: { orderNotFound: 404 },
  commitRepayment: { duplicatePayment: 800_005 },
  confirmRepayment: { wrongCode: 800_006, duplicatePayment: 800_005 },
  sendSmsCode: { wrongCaptcha: 101, alreadyRegistered: 11 },
  registerUser: { alreadyRegistered: 11, wrongCaptcha: -1 },
  saveBankInfo: { wrongCode: 800_006, cardKnown: 800_007 },
}

test('The error catalogue has its codes at the operations that it names', () => {
  const named = operations.map(({ id, outcomes }) => [
    id,
    Object.fromEntries(
      Object.entries(outcomes.failures).flatMap(([name, { code }]) =>
        name in contract['x-common-outcomes'] ? [] : [[name, code]],
      ),
    ),
  ])
  expect(Object.fromEntries(named.filter(([, codes]) => Object.keys(codes ?? {}).length > 0))).toEqual(FAILURES)
})

/** APP-49: the card repayment uses hundredths, texts are ready to be shown, all other amounts are whole units. */
const MONEY = {
  minor: ['AlipayPayment.amount', 'CardPayment.amount'],
  major: [
    'Extension.delayShouldPayAmount',
    'Instalment.totalAmount',
    'JobInfo.salary',
    'LoanConfirmation.amount',
    'LoanPush.amount',
    'PlannedRepayment.amount',
    'VirtualAccount.amount',
    'VirtualAccountOrder.amount',
  ],
  display: [
    'DetailLine.value',
    'ListedOrder.amount',
    'OrderRecommendation.rangeTitle',
    'ProblemOrderLine.value',
    'RecommendedProduct.amountRange',
    'RecommendedProduct.amountRangeDes',
  ],
}

test('Each amount is in the unit that was decided for it @APP-49 @LOAN-20', () => {
  const { schemas } = contract.components
  const unitOf = (schema: Schema): string | undefined => {
    if (typeof schema['x-money'] === 'string') return schema['x-money']
    const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined
    return name && unitOf(schemas[name] ?? {})
  }
  const amounts = Object.entries(schemas).flatMap(([name, { properties }]) =>
    Object.entries((properties ?? {}) as Record<string, Schema>).flatMap(([field, schema]) => {
      const unit = unitOf(schema)
      return unit === undefined ? [] : [{ unit, field: `${name}.${field}` }]
    }),
  )
  const found = Object.groupBy(amounts, ({ unit }) => unit)
  const fieldsIn = (unit: keyof typeof MONEY) => found[unit]?.map(({ field }) => field).toSorted() ?? []
  expect(Object.keys(found).toSorted()).toEqual(Object.keys(MONEY).toSorted())
  // A new amount in whole units, or a text, need not be added here. One in hundredths is a decision.
  expect(fieldsIn('minor')).toEqual(MONEY.minor)
  for (const unit of ['major', 'display'] as const) expect(fieldsIn(unit)).toEqual(expect.arrayContaining(MONEY[unit]))
})

/** Names that screens outside the specification use (APP-46), by their place in the contract. */
const NAMES: Record<string, string> = {
  LoginPhone: 'phone',
  LoginCode: 'smsCode',
  PersonalInfo: 'idNumber',
  PushToken: 'fcm_token',
  DeviceInfo: 'idfa idfv',
  JobInfo: 'company_name salary payday job_type work_length',
  BankInfo: 'bankCode bankNumber',
  BankCard: 'cardNo',
  TransferReference: 'utr',
  VirtualAccount: 'payType',
  Extension: 'delayExpiryTime',
  LoanConfirmation: 'repay_plans',
  LoanPush: 'periods',
}

test.each(Object.entries(NAMES))('The component %s has the wire names %s @APP-46', (component, names) => {
  const fields = Object.keys(Object(contract.components.schemas[component]?.['properties']))
  expect(fields).toEqual(expect.arrayContaining(names.split(' ')))
})
