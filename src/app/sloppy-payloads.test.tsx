// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { operationOf } from '../../mocks/contract.ts'
import { sloppy } from '../../tests/setup/sloppy-payload.ts'
import { openAddress } from '../../tests/setup/location.ts'
import * as outcomes from '../api/generated/outcomes.ts'
import type { OperationId } from '../api/operation.ts'
import { type Reader, readPayload } from '../api/reader.ts'
import { describeError } from '../parts/error-words.ts'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.ts'

const ORDER = 'token=1&market=id&productId=1001&orderId=723421968459640174'

interface Screen {
  address: string
  operation: OperationId
  /** What of a payload that was read has to be on the screen. */
  facts: (read: Record<string, unknown>) => unknown[]
}

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
    // A number that cannot be read, or belongs to an unknown way of paying, is not shown: nobody pays on a guess.
    facts: ({ payType, vcode, amount, payStep }) =>
      payType && vcode && Object(amount).major ? [payStep, ...titles(payStep, 'name')] : [],
  },
  {
    address: `/repayOrNotQuestion?${ORDER}&amount=1090000`,
    operation: 'getLoanDetails',
    facts: ({ noticeStatusText }) => [noticeStatusText],
  },
]

const ERRORS = [new Error('x')].map((error) => describeError(error).notice)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe.each(SCREENS)('$address', ({ address, operation, facts }) => {
  const { reads }: { reads?: Reader } = { ...Object(outcomes)[operation] }
  const examples = Object.values(operationOf(operation).examples).flatMap(({ value }) => Object(value).data ?? [])

  test('shows what it got of 200 payloads that hold their main facts, and no error', async () => {
    if (!reads) throw new Error(`${operation} brings nothing to be shown`)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const payloads = fc.sample(
      fc.constantFrom(...examples).chain((example: unknown) => sloppy(reads, example)),
      { numRuns: 200, seed: 9 },
    )
    for (const payload of payloads) {
      const text = await textOfScreen(address, payload)
      const read = readPayload(reads, payload, { market: 'id', onUnreadable: () => {} })
      for (const error of ERRORS) expect(text, JSON.stringify(payload)).not.toContain(error)
      for (const fact of facts(Object(read)))
        if (typeof fact === 'string') expect(text, JSON.stringify(payload)).toContain(fact)
    }
  })
})

/** The words on a screen whose one call answers the payload, by the way that replies take in the app. */
async function textOfScreen(address: string, data: unknown): Promise<string> {
  openAddress(address)
  window.history.replaceState(null, '', address)
  vi.stubGlobal('fetch', async () => {
    const success = Object(operationOf).success
    return Response.json({ code: success ?? CODE.value, message: '', data })
  })
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient)
  await router.load()
  const { container, unmount } = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(container.querySelector('h1')).not.toBeNull())
  const text = container.textContent
  unmount()
  return text
}
