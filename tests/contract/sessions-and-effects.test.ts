import { expect, test } from 'vitest'
import { contract } from '../../mocks/contract.ts'
import { type Operation, operationsOf } from '../../openapi/document.ts'

const operations = operationsOf(contract).map(({ operation }) => operation)

/** Ids of the operations with a mark, as one text that can be compared with a list. */
const idsWhere = (holds: (operation: Operation) => boolean) =>
  operations.filter(holds).map(({ operationId }) => operationId)

/** Those of the youmi calls and of all that the card repayment's addresses lead to. */
const CARD =
  'listRepaymentWays commitRepayment confirmRepayment startAlipay getLoanDetails getInstalments getExtension generateVirtualAccount initPayType saveBankInfo saveGoogleScore saveServiceEvent listOrders defineProductLink'

/** The promotion, the service's contacts, and calls that begin a session (docs/decisions/021-sessions-and-effects.md). */
const NONE =
  'getChannelTemplate trackVisit trackClick getCaptchaSession getCaptchaImage sendSmsCode registerUser getContacts initLogin sendLoginCode sendVoiceCode loginWithCode'

const MONEY = 'commitRepayment confirmRepayment startAlipay pushLoan'

/** Only these are ever asked for ahead of a tap, or again by themselves. */
const READ =
  'getLoanDetails initProblem initProblemLocal listProblems getProblem getContacts listFaq initPayType getExtension getInstalments getLoanConfirmation listContracts openContract getJoinFailure getChannelTemplate listRecommendedProducts getHomePage getProduct listOrders getInstalmentPlan listCities getSurvey getFaqIndex getUser getUserMenu'

test.each([
  ['need no session', NONE, idsWhere((operation) => operation['x-session'] === 'none')],
  ["take a card repayment's session", CARD, idsWhere((operation) => operation['x-session'] === 'card')],
  ['move money', MONEY, idsWhere((operation) => operation['x-effect'] === 'money')],
  ['change nothing that matters', READ, idsWhere((operation) => operation['x-effect'] === 'read')],
])('These operations %s, and no others', (_what, listed, found) => {
  expect(found.toSorted()).toEqual(listed.split(' ').toSorted())
})

test('A session is said in the way of OpenAPI too', () => {
  const { token, cardUser, cardSession } = contract.components.securitySchemes
  expect([token, cardUser, cardSession]).toMatchObject([
    { type: 'apiKey', in: 'query', name: 'token' },
    { type: 'apiKey', in: 'header', name: 'userId' },
    { type: 'apiKey', in: 'header', name: 'sessionId' },
  ])
  const SECURITY = { none: [], token: [{ token: [] }], card: [{ token: [] }, { cardUser: [], cardSession: [] }] }
  for (const { operationId, security, 'x-session': session } of operations)
    expect([operationId, security]).toEqual([operationId, SECURITY[session]])
})

test("Every call that needs a session may carry a card repayment's, and only those to youmi a merchant", () => {
  const headersOf = ({ parameters = [] }: Operation) =>
    parameters
      .map((parameter) =>
        '$ref' in parameter ? contract.components.parameters[parameter.$ref.split('/').at(-1) ?? ''] : parameter,
      )
      .flatMap((parameter) => (parameter?.in === 'header' ? [parameter.name] : []))
  for (const operation of operations) {
    const expected = ['X-Requested-With']
    if (operation['x-session'] !== 'none') expected.push('deviceId', 'sessionId', 'userId')
    if (/^(listRepaymentWays|commitRepayment|confirmRepayment|startAlipay)$/.test(operation.operationId))
      expected.push('merchantNumber')
    if (operation['x-idempotency']) expected.push('Idempotency-Key')
    expect([operation.operationId, headersOf(operation).toSorted()]).toEqual([
      operation.operationId,
      expected.toSorted(),
    ])
  }
})
