// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openAddress } from '../../tests/setup/location.ts'
import { showApp } from '../../tests/setup/show-app.tsx'
import { m } from '../platform/i18n/generated/messages.js'

const ORDER = { token: '1', market: 'id', userId: '880021460173', productId: '1001', orderId: '723421968459640174' }
const NO_ORDER = [undefined, '', '../../etc/passwd', '1'.repeat(65)]
const NO_AMOUNT = [undefined, '', '0', '-1', '1e21', 'NaN', '<b>', '100000000000000']

/** Screens with the parameters that they require, and invalid values for these. */
const SCREENS: [path: string, valid: Record<string, string>, junk: Record<string, (string | undefined)[]>][] = [
  ['/loanDetails', {}, { orderId: NO_ORDER, productId: NO_ORDER }],
  ['/repayment', {}, { orderId: NO_ORDER, productId: NO_ORDER }],
  ['/repaymentDelay', {}, { orderId: NO_ORDER, productId: NO_ORDER }],
  ['/that', { amount: '1090000' }, { amount: [...NO_AMOUNT, '10,50', '1000000000000'], orderId: NO_ORDER }],
  ['/individual', { amount: '1090000' }, { amount: [...NO_AMOUNT, '10,50', '1000000000000'], orderId: NO_ORDER }],
  [
    '/payway',
    { withholdingAmount: '109000000' },
    { withholdingAmount: [...NO_AMOUNT, '1.090.000'], orderId: NO_ORDER },
  ],
  [
    '/alipayrepayment',
    { withholdingAmount: '109000000' },
    { withholdingAmount: [...NO_AMOUNT, '1.090.000'], orderId: NO_ORDER },
  ],
  ['/loginError', {}, { productId: NO_ORDER }],
  ['/loanConfirm', {}, { productId: NO_ORDER }],
  ['/complainPageNext', { orderNo: ORDER.orderId }, { orderNo: NO_ORDER }],
  ['/intelligentCustomerService', { orderNo: ORDER.orderId }, { orderNo: NO_ORDER }],
  ['/complainDetails', { problemId: '8211004502' }, { problemId: NO_ORDER }],
  ['/registerTemplate', { id: '88' }, { id: NO_ORDER }],
]

const fetched = vi.fn(() => new Promise<Response>(() => {}))

beforeEach(() => {
  // React and the router log every error that a route has caught, in development.
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  fetched.mockClear()
})

/** The text of a screen at an address of the app. */
async function show(path: string, params: Record<string, string | undefined>): Promise<HTMLElement> {
  const search = new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  const address = `${path}?${search.toString()}`
  openAddress(address)
  window.history.replaceState(null, '', address)
  vi.stubGlobal('fetch', fetched)
  const { container } = showApp()
  await vi.waitFor(() => expect(container.querySelector('h1')).not.toBeNull(), { interval: 2 })
  return container
}

describe.each(SCREENS)('%s', (path, valid, junk) => {
  const cases = Object.entries(junk).flatMap(([name, values]) => values.map((value) => [name, value] as const))

  test.each(cases)('with %s=%s says what is missing, and calls nothing @JOIN-25 @RULE-24', async (name, value) => {
    const container = await show(path, { ...ORDER, ...valid, [name]: value })
    await vi.waitFor(() => expect(container.textContent).toContain(m.missing_details_title()), { interval: 2 })
    expect(fetched).not.toHaveBeenCalled()
  })
})
