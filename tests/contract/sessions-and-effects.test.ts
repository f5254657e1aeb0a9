import { expect, test } from 'vitest'
import { contract } from '../../mocks/contract.ts'
import { type Operation, operationsOf } from '../../contract-tools/read/document.ts'
import { decidedOf } from '../setup/decided.ts'

const operations = operationsOf(contract).map(({ operation }) => operation)

test('Each operation has the session and the effect that were decided for it @APP-6 @RULE-38', () => {
  for (const { operationId, 'x-session': session, 'x-effect': effect } of operations)
    expect([operationId, decidedOf(operationId)]).toMatchObject([operationId, { session, effect }])
})

test('A session is said in the way of OpenAPI too', () => {
  const { token, cardUser, cardSession } = contract.components.securitySchemes
  expect([token, cardUser, cardSession]).toMatchObject([
    { type: 'apiKey', in: 'query', name: 'token' },
    { type: 'apiKey', in: 'header', name: 'userId' },
    { type: 'apiKey', in: 'header', name: 'sessionId' },
  ])
  const SECURITY: Record<string, object[]> = {
    none: [],
    token: [{ token: [] }],
    card: [{ token: [] }, { cardUser: [], cardSession: [] }],
  }
  for (const { operationId, security, 'x-session': session } of operations)
    expect([operationId, security]).toEqual([operationId, SECURITY[session]])
})

test('Calls with a session allow a card’s, and only those to youmi a merchant', () => {
  const headersOf = ({ parameters = [] }: Operation) =>
    parameters
      .map((parameter) =>
        '$ref' in parameter ? contract.components.parameters[parameter.$ref.split('/').at(-1) ?? ''] : parameter,
      )
      .flatMap((parameter) => (parameter?.in === 'header' ? [parameter.name] : []))
  for (const operation of operations) {
    const expected = ['Accept-Language', 'X-Requested-With']
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
