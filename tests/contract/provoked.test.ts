import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answer } from '../../mocks/answer.ts'
import { EXAMPLES_DAY } from '../../mocks/example-dates.ts'
import { contract, type OperationContract, operations } from '../../mocks/contract.ts'
import { successExamples } from '../../mocks/examples.ts'
import { handlers } from '../../mocks/handlers/all.ts'
import { createWorld } from '../../mocks/scenario.ts'
import type { World } from '../../mocks/world.ts'
import { type Example, type ExampleRequest, operationsOf } from '../../contract-tools/read/document.ts'
import { exampleRequest } from '../setup/example-request.ts'

const SERVER = 'http://world'

/** The facts that an outcome shows. */
const SHOWS: Record<string, string> = {
  'initProblem, problem-init-collection': ' @CALL-1',
  'initProblemLocal, problem-init-local': ' @CALL-2',
  'saveProblem, problem-saved': ' @CALL-3',
  'uploadProblemImage, problem-image': ' @CALL-4',
  'listProblems, complaint-list': ' @CALL-5',
  'getProblem, complaint-waiting': ' @CALL-6',
  'scoreProblem, problem-scored': ' @CALL-7',
  'getContacts, contacts': ' @CALL-8',
  'listFaq, faq-categories': ' @CALL-9',
  'recordFaq, faq-handed-over': ' @CALL-10',
  'recordFaq, faq-solved': ' @CALL-10',
  'recordFaq, faq-rated-high': ' @CALL-10',
  'recordFaq, faq-text-paying': ' @CALL-10',
  'listRepaymentWays, cards-id': ' @CALL-11',
  'listRepaymentWays, other-failure': ' @CALL-12',
  'commitRepayment, payment-needs-code': ' @CALL-13',
  'commitRepayment, payment-accepted': ' @CALL-13',
  'commitRepayment, other-failure': ' @CALL-14',
  'commitRepayment, duplicatePayment': ' @CALL-15',
  'confirmRepayment, payment-confirmed': ' @CALL-16',
  'confirmRepayment, wrongCode': ' @CALL-17',
  'confirmRepayment, duplicatePayment': ' @CALL-18',
  'confirmRepayment, other-failure': ' @CALL-19',
  'startAlipay, alipay-site': ' @CALL-20',
  'saveBankInfo, bank-bound': ' @CALL-21',
  'saveBankInfo, bank-needs-code': ' @CALL-21',
  'saveBankInfo, wrongCode': ' @CALL-22',
  'saveBankInfo, cardKnown': ' @CALL-23',
  'getChannelTemplate, template-indonesia': ' @CALL-24',
  'getChannelTemplate, other-failure': ' @CALL-25',
  'trackVisit, visit-recorded': ' @CALL-26',
  'getCaptchaSession, captcha-session': ' @CALL-27',
  'getCaptchaSession, other-failure': ' @CALL-28',
  'getCaptchaImage, captcha-image': ' @CALL-29',
  'sendSmsCode, sms-sent': ' @CALL-30',
  'sendSmsCode, wrongCaptcha': ' @CALL-31',
  'sendSmsCode, alreadyRegistered': ' @CALL-32',
  'trackClick, click-recorded': ' @CALL-33',
  'registerUser, registered': ' @CALL-34 @JOIN-24',
  'registerUser, alreadyRegistered': ' @CALL-35',
  'registerUser, wrongCaptcha': ' @CALL-36',
  'listRecommendedProducts, recommended-full': ' @CALL-37',
  'savePageEvent, page-event-recorded': ' @CALL-38',
  'applyProduct, apply-app-page': ' @CALL-39',
  'applyProduct, apply-host-page': ' @CALL-39',
  'applyProduct, other-failure': ' @CALL-40',
  'getJoinFailure, join-failure': ' @CALL-41',
  'getJoinFailure, other-failure': ' @CALL-42',
  'reportNecessity, recorded': ' @CALL-43',
  'joinProduct, join-to-app': ' @CALL-44',
  'joinProduct, join-to-web': ' @CALL-44',
  'joinProduct, other-failure': ' @CALL-45',
  'getLoanDetails, order-21': ' @CALL-46',
  'getLoanDetails, orderNotFound': ' @CALL-47',
  'saveServiceEvent, recorded': ' @CALL-48',
  'saveGoogleScore, recorded': ' @CALL-49',
  'defineProductLink, shell-page': ' @CALL-50',
  'defineProductLink, other-failure': ' @CALL-51',
  'listOrders, orders-full': ' @CALL-52',
  'generateVirtualAccount, account-bank': ' @CALL-53',
  'generateVirtualAccount, account-market': ' @CALL-53',
  'initPayType, choices-bank': ' @CALL-54',
  'initPayType, choices-market': ' @CALL-54',
  'getExtension, extension-open': ' @CALL-55',
  'getInstalments, instalments-three': ' @CALL-56',
  'getLoanConfirmation, confirmation-several': ' @CALL-57',
  'listContracts, contracts-several': ' @CALL-58',
  'openContract, contract-loan': ' @CALL-59',
  'pushLoan, loan-pushed': ' @CALL-60',
}

const all = operations.flatMap((operation) =>
  Object.entries(operation.examples).map(([name, example]) => ({ id: operation.id, name, operation, example })),
)

// The examples are for that day; on any other day the world moves their dates. This is its last second in Jakarta, so an
// offer that expired yesterday ended at the end of that day.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${EXAMPLES_DAY}T16:59:59Z`) }))

/** The example request of each operation. */
const ownRequests = new Map(
  operationsOf(contract).map(({ operation }) => [operation.operationId, operation['x-request']]),
)

function operationCalled(id: string): OperationContract {
  const operation = operations.find((candidate) => candidate.id === id)
  if (!operation) throw new Error(`The contract has no operation ${id}`)
  return operation
}

const scrambledKeys = new Map(Object.entries(contract['x-envelope-keys']))

/** The value in a reply at a path such as `data.repayToken`, in either envelope. */
function valueAt(reply: unknown, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((node, key) => Object(node)[scrambledKeys.get(key) ?? key] ?? Object(node)[key], reply)
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`The reply has no ${path}`)
  return String(value)
}

/** Sends a request in the example's market, with values from earlier replies instead of its own. */
async function send(world: World, operation: OperationContract, shown: ExampleRequest = {}, { given, market }: Known) {
  const fields = Object.keys(shown).filter((name) => given.has(name))
  const own = Object.fromEntries(fields.map((name) => [name, given.get(name) ?? '']))
  const request = exampleRequest(operation, { market, ...shown, ...own }, SERVER)
  const response = await answer(world, operation, request)
  const type = response.headers.get('content-type')
  return type === 'application/json' ? response.json() : response.text()
}

interface Known {
  given: Map<string, string>
  market: string
}

/** A call without a handler is answered with any of its examples in a scenario (docs/decisions/089). */
function scenarioOf({ id, examples }: OperationContract, example: Example): string | undefined {
  if (Object.hasOwn(handlers, id)) return undefined
  const shown = successExamples(id).find(({ name }) => examples[name] === example)
  return shown && `example:${id}:${shown.name}`
}

/** Creates the situation of an example, sends its request, and returns the reply. */
async function provoke(operation: OperationContract, example: Example) {
  const { scenario, steps = [] } = example['x-given'] ?? {}
  const world = await createWorld(scenario ?? scenarioOf(operation, example))
  const known: Known = { given: new Map(), market: example['x-market'] ?? 'id' }
  for (const { call, with: shown, gives = {} } of steps) {
    const called = operationCalled(call)
    const reply = await send(world, called, shown ?? ownRequests.get(call), known)
    for (const [field, path] of Object.entries(gives)) known.given.set(field, valueAt(reply, path))
  }
  return { reply: await send(world, operation, example['x-request'], known), violations: world.violations }
}

/** Each payment has its own address on the payment site. */
const comparable = (reply: unknown) => {
  const { url } = Object(reply)
  return url ? { ...Object(reply), url: new URL(url).origin } : reply
}

describe('The outcome that the contract shows is got as it says:', () => {
  for (const { id, name, operation, example } of all)
    test(`${id}, ${name}${SHOWS[`${id}, ${name}`] ?? ''}`, async () => {
      const { reply, violations } = await provoke(operation, example)
      const { reasons, ...shown } = Object(reply)
      expect(comparable(typeof reply === 'string' ? reply : shown)).toEqual(comparable(example.value))
      // Only a request that breaks the contract gets reasons, and is listed.
      const isInvalid = name === 'invalidRequest'
      expect([Boolean(reasons), violations.length]).toEqual([isInvalid, isInvalid ? 1 : 0])
    })
})

test('There is none that cannot be got', () => {
  expect(all.filter(({ example }) => example['x-given']?.unprovokable)).toEqual([])
})
