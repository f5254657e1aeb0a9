// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { operationOf, operations } from '../../mocks/contract.ts'
import { oneOfEachWay, sloppy } from '../../tests/setup/sloppy-payload.ts'
import { openAddress } from '../../tests/setup/location.ts'
import { showApp } from '../../tests/setup/show-app.tsx'
import { readerOf, readReply } from '../../tests/setup/read-reply.ts'
import type { OperationId, ReadPayload } from '../api/operation.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { pathAddress, screenPaths, SCREENS, type ScreenPath } from './screens.ts'

/** What must be on a screen, of what was read of a payload. It names only fields that the contract has. */
type Facts<Op extends OperationId> = (read: { [Field in keyof ReadPayload<Op>]: unknown }) => unknown[]

const ERRORS = [m.failed_title(), m.missing_details_title(), m.connection_title()]

const titles = (list: unknown, field: string) =>
  Array.isArray(list) ? list.map((entry: unknown) => Object(entry)[field]) : []

/** Every screen is tried with every call that it makes when it opens; these facts survive, too. */
const FACTS: { [Op in OperationId]?: { [Path in ScreenPath]?: Facts<Op> } } = {
  getLoanDetails: {
    '/loanDetails': ({ noticeStatusText, noticeDesText, productName, userOrderDetail }) => [
      noticeStatusText,
      noticeDesText,
      productName,
      ...titles(
        Object(userOrderDetail).detail.filter(({ value }: { value?: string }) => value),
        'text',
      ),
    ],
    '/repayOrNotQuestion': ({ noticeStatusText }) => [noticeStatusText],
  },
  getInstalments: {
    '/repayment': ({ repayPlanDetail }) => titles(Object(repayPlanDetail).repayWaitDetail, 'repayDes'),
  },
  getExtension: {
    '/repaymentDelay': ({ productName, delayExpiryTime }) => [productName, Object(delayExpiryTime).wall],
  },
  getLoanConfirmation: {
    '/loanConfirm': ({ productName, termUnit, repay_plans, pRateDsc, note }) => [
      productName,
      termUnit,
      pRateDsc,
      note,
      ...titles(repay_plans, 'title'),
    ],
  },
  listRepaymentWays: {
    '/payway': ({ bankCards }) => titles(bankCards, 'bankName'),
  },
  initPayType: {
    '/individual': ({ bankList }) => titles(bankList, 'bankName'),
  },
  generateVirtualAccount: {
    // A number that cannot be read, or that belongs to an unknown payment method, is not shown, so that nobody pays on a
    // guess.
    '/that': ({ payType, vcode, amount, payStep }) =>
      payType && vcode && Object(amount).major && Array.isArray(payStep)
        ? titles(
            payStep.filter(({ step }) => step?.length > 0),
            'name',
          )
        : [],
  },
  listOrders: {
    '/order': (orders) => ['productName', 'statusText', 'amount', 'time'].flatMap((field) => titles(orders, field)),
  },
  listRecommendedProducts: {
    '/relevant': (products) =>
      ['productName', 'amountRange', 'amountRangeDes', 'loan_rate', 'productDesc'].flatMap((field) =>
        titles(products, field),
      ),
  },
  getJoinFailure: {
    '/loginError': ({ title, subtitle, productList }) => [
      title,
      subtitle,
      ...['name', 'rangeTitle', 'rangeDes', 'rate', 'description'].flatMap((field) => titles(productList, field)),
    ],
  },
  initProblem: {
    '/complainPage': ({ problemType, orderDetail }) => [
      ...titles(problemType, 'title'),
      Object(orderDetail).productName,
    ],
    '/complainPageNext': ({ problemType, orderDetail }) => [
      ...titles(problemType, 'title').filter((title) => title === 'Pembayaran'),
      Object(orderDetail).isShow === undefined ? undefined : Object(orderDetail).status,
    ],
  },
  initProblemLocal: {
    '/complainNewPage': ({ problemType, orderDetail }) => [
      ...titles(problemType, 'title').slice(0, 4),
      Object(orderDetail).productName,
    ],
  },
  listProblems: {
    '/complaintList': (tabs) => titles(tabs, 'title'),
  },
  getProblem: {
    '/complainDetails': ({ type, content, disposeDetail }) => [type, content, disposeDetail],
  },
  getContacts: {
    '/customerService': ({ bophone }) => [typeof bophone === 'string' && /\d{5}/.test(bophone) ? bophone : undefined],
  },
  getChannelTemplate: {
    '/registerTemplate': ({ config }) => [Object(config).title, Object(config).subtitle, Object(config).buttonText],
    '/downloadTemplate': () => [m.join_download_any()],
  },
}

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
  look: (text: string) => void,
): Promise<OperationId[]> {
  const address = pathAddress(path)
  openAddress(address)
  window.history.replaceState(null, '', address)
  const calls = new Set<OperationId>()
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const asked = operations.find((candidate) => candidate.path === new URL(url).pathname.replace('/gateway', ''))
    if (!asked) throw new Error(`No operation of the contract has the address ${url}`)
    calls.add(asked.id)
    return Response.json(answer(asked.id) ?? Object.values(asked.examples)[0]?.value)
  })
  const { container, unmount, loaded } = showApp()
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
for (const path of screenPaths.filter((each) => SCREENS[each].domain !== 'site')) {
  const calls = await withScreen(
    path,
    () => undefined,
    () => {},
  )
  clean()
  for (const operation of calls) if (payloadsOf(operation).length > 0) CALLS.push([path, operation])
}

afterEach(clean)

test('Every fact is asked of a call that its screen makes', () => {
  const asked = CALLS.map(([path, operation]) => `${operation} ${path}`)
  const named = Object.entries(FACTS).flatMap(([operation, screens]) =>
    Object.keys(screens).map((path) => `${operation} ${path}`),
  )
  expect(named.filter((name) => !asked.includes(name))).toEqual([])
})

test.each(CALLS)(
  '%s shows what it got of payloads of %s that hold their main facts, and no error @JOIN-26 @RULE-34',
  async (path, operation) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const success = operationOf(operation).outcomes.success.code === '00' ? '00' : 0
    const facts: Facts<never> = FACTS[operation]?.[path] ?? (() => [])
    const payloads = fc.sample(
      fc.constantFrom(...payloadsOf(operation)).chain((example) => sloppy(readerOf(operation), example)),
      { numRuns: 200, seed: 9 },
    )
    for (const payload of oneOfEachWay(payloads)) {
      // Without a payload there are no main facts.
      if (payload === null) continue
      const shown = facts(Object(readReply(operation, payload))).filter((fact) => typeof fact === 'string')
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
