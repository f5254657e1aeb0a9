// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { operationOf, operations } from '../../mocks/contract.ts'
import { oneOfEachWay, sloppy } from '../../tests/setup/sloppy-payload.ts'
import { isFull } from '../../tests/setup/full.ts'
import { openAddress } from '../../tests/setup/location.ts'
import { showApp } from '../../tests/setup/show-app.tsx'
import { readerOf, readReply } from '../../tests/setup/read-reply.ts'
import type { OperationId, ReadPayload } from '../api/operation.ts'
import { m } from '../platform/i18n/generated/messages.js'

const ORDER = 'token=1&market=id&productId=1001&orderId=723421968459640174'
const COMPLAINT = 'token=1&market=id&orderNo=723421968459640174'

type Screen = {
  [Op in OperationId]: {
    address: string
    operation: Op
    /** The facts of a payload that must be on the screen. It names only fields that the contract has. */
    facts: (read: { [Field in keyof ReadPayload<Op>]: unknown }) => unknown[]
  }
}[OperationId]

const ERRORS = [m.failed_title(), m.missing_details_title(), m.connection_title()]

const titles = (list: unknown, field: string) =>
  Array.isArray(list) ? list.map((entry: unknown) => Object(entry)[field]) : []

const SCREENS: Screen[] = [
  {
    address: `/loanDetails?${ORDER}`,
    operation: 'getLoanDetails',
    facts: ({ noticeStatusText, noticeDesText, productName, userOrderDetail }) => [
      noticeStatusText,
      noticeDesText,
      productName,
      ...titles(
        Object(userOrderDetail).detail.filter(({ value }: { value?: string }) => value),
        'text',
      ),
    ],
  },
  {
    address: `/repayment?${ORDER}`,
    operation: 'getInstalments',
    facts: ({ repayPlanDetail }) => titles(Object(repayPlanDetail).repayWaitDetail, 'repayDes'),
  },
  {
    address: `/repaymentDelay?${ORDER}`,
    operation: 'getExtension',
    facts: ({ productName, delayExpiryTime }) => [productName, Object(delayExpiryTime).wall],
  },
  {
    address: `/loanConfirm?${ORDER}`,
    operation: 'getLoanConfirmation',
    facts: ({ productName, termUnit, repay_plans, pRateDsc, note }) => [
      productName,
      termUnit,
      pRateDsc,
      note,
      ...titles(repay_plans, 'title'),
    ],
  },
  {
    address: `/payway?${ORDER}&withholdingAmount=109000000`,
    operation: 'listRepaymentWays',
    facts: ({ bankCards }) => titles(bankCards, 'bankName'),
  },
  {
    address: `/individual?${ORDER}&amount=1090000`,
    operation: 'initPayType',
    facts: ({ bankList }) => titles(bankList, 'bankName'),
  },
  {
    address: `/that?${ORDER}&amount=1090000`,
    operation: 'generateVirtualAccount',
    // A number that cannot be read, or that belongs to an unknown payment method, is not shown, so that nobody pays on a
    // guess.
    facts: ({ payType, vcode, amount, payStep }) =>
      payType && vcode && Object(amount).major && Array.isArray(payStep)
        ? titles(
            payStep.filter(({ step }) => step?.length > 0),
            'name',
          )
        : [],
  },
  {
    address: `/repayOrNotQuestion?${ORDER}&amount=1090000`,
    operation: 'getLoanDetails',
    facts: ({ noticeStatusText }) => [noticeStatusText],
  },
  {
    address: '/order?token=1&market=id',
    operation: 'listOrders',
    facts: (orders) => ['productName', 'statusText', 'amount', 'time'].flatMap((field) => titles(orders, field)),
  },
  {
    address: '/relevant?token=1&market=id',
    operation: 'listRecommendedProducts',
    facts: (products) =>
      ['productName', 'amountRange', 'amountRangeDes', 'loan_rate', 'productDesc'].flatMap((field) =>
        titles(products, field),
      ),
  },
  {
    address: '/loginError?token=1&market=id&productId=1001',
    operation: 'getJoinFailure',
    facts: ({ title, subtitle, productList }) => [
      title,
      subtitle,
      ...['name', 'rangeTitle', 'rangeDes', 'rate', 'description'].flatMap((field) => titles(productList, field)),
    ],
  },
  {
    address: `/complainPage?${COMPLAINT}`,
    operation: 'initProblem',
    facts: ({ problemType, orderDetail }) => [...titles(problemType, 'title'), Object(orderDetail).productName],
  },
  {
    address: `/complainNewPage?${COMPLAINT}`,
    operation: 'initProblemLocal',
    facts: ({ problemType, orderDetail }) => [
      ...titles(problemType, 'title').slice(0, 4),
      Object(orderDetail).productName,
    ],
  },
  {
    address: `/complainPageNext?${COMPLAINT}&problemType=2`,
    operation: 'initProblem',
    facts: ({ problemType, orderDetail }) => [
      ...titles(problemType, 'title').filter((title) => title === 'Pembayaran'),
      Object(orderDetail).isShow === undefined ? undefined : Object(orderDetail).status,
    ],
  },
  {
    address: '/complaintList?token=1&market=id',
    operation: 'listProblems',
    facts: (tabs) => titles(tabs, 'title'),
  },
  {
    address: '/complainDetails?token=1&market=id&problemId=8211004502',
    operation: 'getProblem',
    facts: ({ type, content, disposeDetail }) => [type, content, disposeDetail],
  },
  {
    address: '/customerService?token=1&market=id',
    operation: 'getContacts',
    facts: ({ bophone }) => [typeof bophone === 'string' && /\d{5}/.test(bophone) ? bophone : undefined],
  },
  {
    address: '/registerTemplate?id=88&market=id',
    operation: 'getChannelTemplate',
    facts: ({ config }) => [Object(config).title, Object(config).subtitle, Object(config).buttonText],
  },
  {
    address: '/downloadTemplate?id=88&market=id',
    operation: 'getChannelTemplate',
    facts: () => [m.join_download_any()],
  },
]

/** The key of the payload in a reply. */
const payloadKey = (operation: OperationId) => operationOf(operation).outcomes.success.payload ?? 'data'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe.each(SCREENS)('$address', ({ address, operation, facts }) => {
  const examples = Object.values(operationOf(operation).examples).flatMap(({ value }) => {
    const payload: unknown = Object(value)[payloadKey(operation)] ?? undefined
    // Wrapped in a list, because a payload that is a list would be flattened.
    return payload === undefined ? [] : [payload]
  })

  test('shows what it got of payloads that hold their main facts, and no error @JOIN-26 @RULE-34', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const payloads = fc.sample(
      fc.constantFrom(...examples).chain((example: unknown) => sloppy(readerOf(operation), example)),
      { numRuns: 200, seed: 9 },
    )
    for (const payload of isFull ? payloads : oneOfEachWay(payloads)) {
      // Without a payload there are no main facts.
      if (payload === null) continue
      const shown = facts(Object(readReply(operation, payload))).filter((fact) => typeof fact === 'string')
      await withScreen(address, operation, payload, (text) => {
        const errors = ERRORS.filter((error) => text.includes(error))
        const missing = shown.filter((fact) => !text.includes(fact))
        expect({ payload, errors, missing }).toEqual({ payload, errors: [], missing: [] })
      })
    }
  })
})

/**
 * Reads the text of a screen after one call returns the payload through the app's normal way of reading. The other calls
 * answer as in the contract.
 */
async function withScreen(address: string, operation: OperationId, payload: unknown, look: (text: string) => void) {
  openAddress(address)
  window.history.replaceState(null, '', address)
  const code = operationOf(operation).outcomes.success.code === '00' ? '00' : 0
  const answer = { code, message: '', [payloadKey(operation)]: payload }
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const path = new URL(url).pathname.replace('/gateway', '')
    const asked = operations.find((candidate) => candidate.path === path)
    return Response.json(asked?.id === operation ? answer : Object.values(asked?.examples ?? {})[0]?.value)
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
}
