// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showApp } from '../../tests/setup/show-app.tsx'
import { appName } from '../platform/app-name.ts'
import { m } from '../platform/i18n/generated/messages.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ADDRESS =
  'token=t&market=id&productId=1001&orderId=723421968459640174&amount=1090000&withholdingAmount=109000000&orderNo=723421968459640174&problemId=8211004502&id=88'

// A loader that swallows its failure would look the same, because the component fails instead, but the router would treat the
// screen as loaded.
const LOADS: [path: string, operation: string][] = [
  ['/that', 'generate-vcode'],
  ['/repayment', 'loan-play-detail'],
  ['/repaymentDelay', 'delay-detail'],
  ['/payway', 'repayment-way'],
  ['/loanDetails', 'loan-details'],
  ['/order', 'order/list'],
  ['/relevant', 'recommend-product-list'],
  ['/loginError', 'stand/targeted'],
  ['/loanConfirm', 'loan-detail-confirm'],
  ['/complainPage', 'problem-init'],
  ['/complainNewPage', 'problem-init'],
  ['/complainPageNext', 'problem-init'],
  ['/complaintList', 'problem-list'],
  ['/complainDetails', 'problem-detail'],
  ['/intelligentCustomerService', 'get-qa-list'],
  ['/registerTemplate', 'channel-template'],
]

/** They are another's address, or show a part of the screen all the same when their data is refused. */
const ALIKE = new Set(['/borrowDetail', '/customerService', '/individual', '/repayOrNotQuestion', '/alipayrepayment'])

test('Every screen that loads data when it opens is tried with a load that is refused', () => {
  const { router } = showApp()
  const loading = Object.values(router.routesByPath).filter(({ options }) => options.loader !== undefined)
  const paths = loading.map(({ fullPath }) => String(fullPath)).filter((path) => !ALIKE.has(path))
  expect(paths.toSorted()).toEqual(LOADS.map(([path]) => path).toSorted())
})

test.each(LOADS)(
  'A load of %s that is refused is a failure of its address, after one call of %s',
  async (path, operation) => {
    vi.unstubAllGlobals()
    const refuse = vi.fn<(request: Request) => Promise<Response>>(async () =>
      Response.json({ code: '99', message: 'Ditolak.' }),
    )
    vi.stubGlobal('fetch', refuse)
    window.history.replaceState(null, '', `${path}?${ADDRESS}`)
    const { container, router } = showApp()
    await vi.waitFor(() => expect(container.textContent).toContain('Ditolak.'))
    expect(router.state.matches.at(-1)?.status).toBe('error')
    expect(refuse.mock.calls.filter(([{ url }]) => url.includes(operation))).toHaveLength(1)
  },
)

test.each([
  ['template', '', m.join_link_broken],
  ['connection', '&id=88', m.join_not_connected],
] as const)(
  'A landing page that does not open (without a %s) says nothing of a loan, and leads to the app @JOIN-40',
  async (_without, search, words) => {
    vi.unstubAllGlobals()
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
    )
    window.history.replaceState(null, '', `/registerTemplate?market=id&lang=1${search}`)
    const { container, getByRole } = showApp()
    await vi.waitFor(() => expect(container.textContent).toContain(words()))
    const way = getByRole('link', { name: m.join_download({ app: appName() }) })
    expect(way.getAttribute('href')).toContain('downloadTemplate')
    expect(container.textContent).not.toMatch(/pinjaman/i)
  },
)
