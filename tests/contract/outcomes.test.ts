import { Validator } from '@cfworker/json-schema'
import { describe, expect, test } from 'vitest'
import { contract, operations, replyProblems } from '../../mocks/contract.ts'
import { operationsOf } from '../../contract-tools/read/document.ts'
import * as outcomes from '../../src/api/generated/outcomes.ts'
import { decidedOf } from '../setup/decided.ts'

test('Each operation succeeds by the code that was decided for it @APP-38 @APP-39', () => {
  for (const { id, success } of Object.values(outcomes)) expect([id, success]).toEqual([id, decidedOf(id).success])
})

test('Every operation has the common outcomes, and only a session ends with 401 or 403 @RULE-38', () => {
  const { busy, invalidRequest, sessionEnded } = contract['x-common-outcomes']
  for (const { operation } of operationsOf(contract)) {
    const statuses = Object.keys(operation.responses).filter((status) => status !== '200')
    const ended = operation['x-session'] === 'none' ? [] : sessionEnded.http
    const expected = [...ended, ...(busy?.http ?? [])].map(String)
    expect([operation.operationId, statuses]).toEqual([operation.operationId, expected])
    expect(operation['x-outcomes'].failures['invalidRequest']).toMatchObject({ ...invalidRequest })
  }
  expect(busy?.http).toEqual([429, 503])
  expect(contract.components.responses['busy']?.headers).toHaveProperty('Retry-After')
})

test('A failure brings no payload, so that its code alone tells it from a success', () => {
  const allows = (reply: object) => replyProblems('getLoanDetails', reply).length === 0
  for (const code of [404, 400, 9999]) {
    expect([null, {}, [], ''].map((data) => allows({ code, message: '', data }))).toEqual([true, false, false, false])
    expect(allows({ code, message: '' })).toBe(true)
    expect(allows({ c0de: code, m5g: '', d4ta: {} })).toBe(false)
  }
})

test('Failures that no retry can mend are final @RULE-22', () => {
  const final = operations.flatMap(({ id, outcomes: { failures } }) =>
    Object.entries(failures).flatMap(([name, failure]) =>
      failure.final && !(name in contract['x-common-outcomes']) ? [`${id} ${name}`] : [],
    ),
  )
  expect(final.toSorted()).toEqual([
    'commitRepayment duplicatePayment',
    'confirmRepayment duplicatePayment',
    'getLoanDetails orderNotFound',
    'registerUser alreadyRegistered',
    'saveBankInfo cardKnown',
    'sendSmsCode alreadyRegistered',
  ])
})

test('A picture that is refused is an envelope with a failure, never with a success', () => {
  const content = contract.paths['/api/v2/youmi/promotion/get-captcha']?.get?.responses['200']?.content ?? {}
  const { 'application/json': refusal, ...pictures } = content
  expect(Object.keys(pictures)).toEqual(['image/svg+xml', 'image/png', 'image/jpeg', 'image/gif'])
  const allows = (reply: unknown) => new Validator(refusal?.schema ?? {}, '2020-12').validate(reply).valid
  const examples = Object.values(refusal?.examples ?? {}).map(({ value }) => value)
  expect(examples.map(allows)).toEqual([true, true])
  expect(allows({ c0de: 9999, m5g: 'Coba lagi.', d4ta: null })).toBe(true)
  expect([0, '0', '00'].map((code) => allows({ code, message: '', data: null }))).toEqual([false, false, false])
})

/** The facts that an example shows. */
const SHOWS: Record<string, string> = {
  'getLoanDetails, order-174': ' @LOAN-14',
  'getLoanDetails, order-21': ' @LOAN-20',
  'getLoanConfirmation, confirmation-several': ' @LOAN-38',
  'getJoinFailure, join-failure': ' @LOAN-48',
  'listRepaymentWays, cards-id': ' @REPAY-24',
  'generateVirtualAccount, account-bank': ' @REPAY-37',
  'generateVirtualAccount, account-market': ' @REPAY-37',
  'initPayType, choices-bank': ' @REPAY-51',
  'getInstalments, instalments-three': ' @REPAY-61',
  'getInstalments, instalments-many': ' @REPAY-62',
  'getExtension, extension-open': ' @REPAY-68',
  'initProblem, problem-init-collection': ' @HELP-12',
  'listProblems, complaint-list': ' @HELP-36',
  'getProblem, complaint-answered': ' @HELP-37',
  'listFaq, faq-categories': ' @HELP-52',
  'getContacts, contacts': ' @HELP-56',
  'listRecommendedProducts, recommended-full': ' @OFFER-11',
  'getChannelTemplate, template-indonesia': ' @JOIN-23',
}

// An image has no envelope, so its operation has no reply to read.
describe.each(operations.filter(({ reply }) => reply))('$id', ({ id, examples, outcomes: { success } }) => {
  const named = Object.keys(examples).map((name) => [name, SHOWS[`${id}, ${name}`] ?? ''] as const)
  test.each(named)('keeps its own contract in the example %s%s', (name) => {
    expect(replyProblems(id, examples[name]?.value)).toEqual([])
  })

  const [good] = Object.values(examples)
  const value = good?.value as Record<string, unknown>

  // Any JSON Schema validator must tell a reader that treats the wrong zero as a success.
  test.each([0, '0', '00', '000', ' 0', '', null, true, -0, 0.5])(
    'takes the code %j as a success only where it is one',
    (code) => {
      const allowed = success.code === 'zero' ? [0, '0', '00'].some((zero) => zero === code) : code === '00'
      expect(replyProblems(id, { ...value, code }).length === 0).toBe(allowed)
    },
  )

  test('does not allow an envelope that is half scrambled', () => {
    expect(replyProblems(id, { ...value, c0de: value['code'] })).not.toEqual([])
    expect(replyProblems(id, { c0de: value['code'], message: '', data: value['data'] ?? null })).not.toEqual([])
  })
})
