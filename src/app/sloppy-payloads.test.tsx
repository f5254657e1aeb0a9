// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { operationOf, operations } from '../../mocks/contract.ts'
import { oneOfEachWay, sloppy } from '../../tests/setup/sloppy-payload.ts'
import { openApp } from '../../tests/setup/show-app.tsx'
import { readerOf, readReply } from '../../tests/setup/read-reply.ts'
import type { OperationId, ReadPayload } from '../api/operation.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { pathAddress, screenPaths, SCREENS, type ScreenPath } from './screens.ts'

type Entry<Payload> = Payload extends readonly (infer One)[] ? NonNullable<One> : Payload
/** A place in what was read of a payload; the contract has its first field. Lists are passed through. */
type Place<Op extends OperationId, Field = keyof Entry<ReadPayload<Op>> & string> = Field extends string
  ? Field | `${Field}.${string}`
  : never
/** Where such a place alone does not say what is shown. */
type Choice<Op extends OperationId> = (read: { [Field in keyof ReadPayload<Op>]: unknown }) => unknown[]

function valuesAt(value: unknown, place: string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => valuesAt(entry, place))
  const [name, ...rest] = place
  return name === undefined ? [value] : valuesAt(Object(value)[name], rest)
}

/** Every screen is tried with every call that it makes when it opens; these facts survive, too. */
const FACTS: { [Op in OperationId]?: { [Path in ScreenPath]?: (Place<Op> | Choice<Op>)[] } } = {
  getLoanDetails: {
    '/loanDetails': [
      'noticeStatusText',
      'noticeDesText',
      'productName',
      ({ userOrderDetail }) =>
        valuesAt(
          Object(userOrderDetail).detail.filter(({ value }: { value?: string }) => value),
          ['text'],
        ),
    ],
    '/repayOrNotQuestion': ['noticeStatusText'],
  },
  getInstalments: { '/repayment': ['repayPlanDetail.repayWaitDetail.repayDes'] },
  getExtension: { '/repaymentDelay': ['productName', 'delayExpiryTime.wall'] },
  getLoanConfirmation: { '/loanConfirm': ['productName', 'termUnit', 'pRateDsc', 'note', 'repay_plans.title'] },
  listRepaymentWays: { '/payway': ['bankCards.bankName'] },
  initPayType: { '/individual': ['bankList.bankName'] },
  generateVirtualAccount: {
    // A number that cannot be read, or that belongs to an unknown payment method, is not shown, so that nobody pays on a
    // guess.
    '/that': [
      ({ payType, vcode, amount, payStep }) =>
        payType && vcode && Object(amount).major && Array.isArray(payStep)
          ? valuesAt(
              payStep.filter(({ step }) => step?.length > 0),
              ['name'],
            )
          : [],
    ],
  },
  listOrders: { '/order': ['productName', 'statusText', 'amount', 'time'] },
  listRecommendedProducts: {
    '/relevant': ['productName', 'amountRange', 'amountRangeDes', 'loan_rate', 'productDesc'],
  },
  getJoinFailure: {
    '/loginError': [
      'title',
      'subtitle',
      'productList.name',
      'productList.rangeTitle',
      'productList.rangeDes',
      'productList.rate',
      'productList.description',
    ],
  },
  initProblem: {
    '/complainPage': ['problemType.title', 'orderDetail.productName'],
    '/complainPageNext': [
      ({ problemType }) => valuesAt(problemType, ['title']).filter((title) => title === 'Pembayaran'),
      ({ orderDetail }) => (Object(orderDetail).isShow === undefined ? [] : valuesAt(orderDetail, ['productName'])),
    ],
  },
  initProblemLocal: {
    '/complainNewPage': [({ problemType }) => valuesAt(problemType, ['title']).slice(0, 4), 'orderDetail.productName'],
  },
  listProblems: { '/complaintList': ['title'] },
  getProblem: { '/complainDetails': ['type', 'content', 'disposeDetail'] },
  getContacts: {
    '/customerService': [({ bophone }) => (typeof bophone === 'string' && /\d{5}/.test(bophone) ? [bophone] : [])],
  },
  getChannelTemplate: {
    '/registerTemplate': ['config.title', 'config.subtitle', 'config.buttonText'],
    '/downloadTemplate': [() => [m.join_download_any()]],
  },
}

const ERRORS = [m.failed_title(), m.missing_details_title(), m.connection_title()]

/** The key of the payload in a reply. */
const payloadKey = (operation: OperationId) => operationOf(operation).outcomes.success.payload ?? 'data'

const payloadsOf = (operation: OperationId) =>
  Object.values(operationOf(operation).examples).flatMap(({ value }) => {
    const payload: unknown = Object(value)[payloadKey(operation)] ?? undefined
    // Wrapped in a list, because a payload that is a list would be flattened.
    return payload === undefined ? [] : [payload]
  })

/** Shows a screen whose calls are answered as in the contract, but for those that `answer` answers. Returns all its calls. */
async function withScreen(
  path: ScreenPath,
  answer: (operation: OperationId) => object | undefined,
  look: (text: string) => void = () => {},
): Promise<OperationId[]> {
  const calls = new Set<OperationId>()
  const { container, unmount, loaded } = openApp(pathAddress(path), async ({ url }) => {
    const asked = operations.find((candidate) => candidate.path === new URL(url).pathname.replace('/gateway', ''))
    if (!asked) throw new Error(`No operation of the contract has the address ${url}`)
    calls.add(asked.id)
    return Response.json(answer(asked.id) ?? Object.values(asked.examples)[0]?.value)
  })
  await loaded
  await vi.waitFor(
    () => {
      expect(container.querySelector('h1')).not.toBeNull()
      look(container.textContent)
    },
    { interval: 2 },
  )
  unmount()
  return [...calls]
}

const clean = () => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}

const CALLS: [path: ScreenPath, operation: OperationId][] = []
// The hash address of the loan is its screen once more.
for (const path of screenPaths.filter((each) => SCREENS[each].domain !== 'site' && each !== '/borrowDetail')) {
  const calls = await withScreen(path, () => undefined)
  clean()
  for (const operation of calls) if (payloadsOf(operation).length > 0) CALLS.push([path, operation])
}

const factsOf = (path: ScreenPath, operation: OperationId): readonly (string | Choice<never>)[] =>
  FACTS[operation]?.[path] ?? []

test('Every fact is asked of a call that its screen makes, and an example has it', () => {
  const asked = CALLS.map(([path, operation]) => `${operation} ${path}`)
  const named = Object.entries(FACTS).flatMap(([operation, screens]) =>
    Object.keys(screens).map((path) => `${operation} ${path}`),
  )
  expect(named.filter((name) => !asked.includes(name))).toEqual([])
  const missing = CALLS.flatMap(([path, operation]) =>
    factsOf(path, operation).filter((fact) => {
      const values = payloadsOf(operation).map((payload) => readReply(operation, payload))
      return typeof fact === 'string' && !valuesAt(values, fact.split('.')).some((value) => typeof value === 'string')
    }),
  )
  expect(missing).toEqual([])
})

test.each(CALLS)(
  '%s shows what it got of payloads of %s that hold their main facts, and no error @JOIN-26 @RULE-34',
  async (path, operation) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const success = operationOf(operation).outcomes.success.code === '00' ? '00' : 0
    const payloads = fc.sample(
      fc.constantFrom(...payloadsOf(operation)).chain((example) => sloppy(readerOf(operation), example)),
      { numRuns: 200, seed: 9 },
    )
    for (const payload of oneOfEachWay(payloads)) {
      // Without a payload there are no main facts.
      if (payload === null) continue
      const read: unknown = readReply(operation, payload)
      const shown = factsOf(path, operation)
        .flatMap((fact) => (typeof fact === 'string' ? valuesAt(read, fact.split('.')) : fact(Object(read))))
        .filter((fact) => typeof fact === 'string')
      const sloppyAnswer = { code: success, message: '', [payloadKey(operation)]: payload }
      await withScreen(
        path,
        (asked) => (asked === operation ? sloppyAnswer : undefined),
        (text) => {
          const errors = ERRORS.filter((error) => text.includes(error))
          const missing = shown.filter((fact) => !text.includes(fact))
          expect({ payload, errors, missing }).toEqual({ payload, errors: [], missing: [] })
        },
      )
    }
  },
)
