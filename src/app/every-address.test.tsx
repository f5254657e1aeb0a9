// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { contract, operationOf } from '../../mocks/contract.ts'
import { operationsOf } from '../../contract-tools/read/document.ts'
import { goTo, openApp } from '../../tests/setup/show-app.tsx'
import { worldAnswers } from '../../tests/setup/world-answers.ts'
import type { OperationId } from '../api/operation.ts'
import { appName } from '../platform/app-name.ts'
import { env } from '../platform/env.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { fetchAhead } from './ahead/ahead.ts'
import { screenLooks } from './screen-looks.gen.ts'
import { EXAMPLE_SCENARIO, exampleAddress, pathAddress, type ScreenPath, screenPaths } from './screens.ts'
import { isSitePath } from '../site/paths.ts'

/** Titles of the screens that have none while they load. */
const TITLES: { [Path in ScreenPath]?: () => string } = {
  '/loginError': appName,
  '/customerService': m.contact_title,
  '/product': m.product_title,
  '/registerTemplate': () => m.join_title({ app: appName() }),
  '/downloadTemplate': () => m.join_download({ app: appName() }),
  '/agreementTemplate': m.join_agreement,
  '/error': m.failed_title,
  '/': m.site_open_title,
}

function titleOf(path: ScreenPath): () => string {
  const title = screenLooks[path.slice(1)]?.title ?? TITLES[path]
  if (!title) throw new Error(`${path} has no title in src/app/screens.ts, nor here`)
  return title
}

/** Every address in the specification, as the shell or a printed link writes it, with the title of its screen. */
const ADDRESSES = screenPaths
  // The site's other pages are separate documents (render.test.ts).
  .filter((path) => path === '/' || !isSitePath(path))
  .map((path) => [path, exampleAddress(path), titleOf(path)] as const)

const SOON = { interval: 5, timeout: 10_000 }
const ORDER_174 = '723421968459640174'
const ORDER_180 = '723421968459640180'

test.each(ADDRESSES)(
  '%s answers with a screen of its own, of which another order keeps nothing @APP-14 @APP-15 @SITE-12',
  async (route, address, title) => {
    const { container, router, loaded } = openApp(address, await worldAnswers(EXAMPLE_SCENARIO))
    const heading = () => container.querySelector('h1')
    await loaded
    await vi.waitFor(() => expect(heading()?.textContent).toBe(title()), SOON)
    const match = router.state.matches.at(-1)
    expect([match?.fullPath, match?.status]).toEqual([route, 'success'])
    if (!address.includes(`orderId=${ORDER_174}`)) return
    const before = heading()
    goTo(address.replace(ORDER_174, ORDER_180))
    await vi.waitFor(() => {
      expect(router.state.status).toBe('idle')
      expect(JSON.stringify(router.state.location.search)).toContain(ORDER_180)
      expect(heading()).not.toBeNull()
    }, SOON)
    expect(before?.isConnected).toBe(false)
  },
)

const ORDER = { orderId: '../../etc/passwd', productId: '1'.repeat(65) }
/** The parameters that each screen requires, each with a value that is none. */
const REQUIRED: { [Path in ScreenPath]?: Record<string, string | string[]> } = {
  '/loanDetails': ORDER,
  '/repayment': ORDER,
  '/repaymentDelay': ORDER,
  '/that': { ...ORDER, amount: '10,50' },
  '/individual': { ...ORDER, amount: '1e21' },
  '/payway': { ...ORDER, withholdingAmount: ['0', '-1', '1.090.000', '100000000000000'] },
  '/alipayrepayment': { ...ORDER, withholdingAmount: ['0', '1.090.000', '100000000000000'] },
  '/loginError': { productId: '' },
  '/loanConfirm': { productId: '../' },
  '/complainPageNext': { orderNo: ORDER.orderId },
  '/intelligentCustomerService': { orderNo: ORDER.productId },
  '/complainDetails': { problemId: ORDER.orderId },
  '/registerTemplate': { id: ORDER.orderId },
}
/** Each with one of them missing, or with junk. */
const JUNK = screenPaths.flatMap((path) =>
  Object.entries(REQUIRED[path] ?? {}).flatMap(([name, junk]) =>
    [undefined, junk].flat().map((value) => {
      const { pathname, searchParams } = new URL(pathAddress(path), document.baseURI)
      if (value === undefined) searchParams.delete(name)
      else searchParams.set(name, value)
      return `${pathname}?${searchParams.toString()}`
    }),
  ),
)

test.each(JUNK)('%s says what is missing, and calls nothing @JOIN-25 @RULE-24 @RULE-76', async (address) => {
  // React and the router log every error that a route has caught, in development.
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {})
  const fetched = vi.fn(() => new Promise<Response>(() => {}))
  const { container } = openApp(address, fetched)
  await vi.waitFor(() => expect(container.textContent).toContain(m.missing_details_title()), SOON)
  expect(fetched).not.toHaveBeenCalled()
})

const TOKENS = ['token=first', 'token=second'] as const
const CARDS = ['userId=first&sessionId=1', 'userId=second&sessionId=2'] as const
const AMOUNTS = 'amount=1090000&withholdingAmount=109000000'

/** Screens, with the operation that each reads, and a text from an example of it. */
test.each<[path: string, operation: OperationId, shown: string, sessions: readonly [string, string]]>([
  ['/loanDetails', 'getLoanDetails', 'Waktunya membayar', TOKENS],
  ['/borrowDetail', 'getLoanDetails', 'Waktunya membayar', CARDS],
  ['/repayment', 'getInstalments', 'Jatuh tempo 4 hari lagi', TOKENS],
  ['/payway', 'listRepaymentWays', 'BCA', CARDS],
  ['/individual', 'initPayType', 'Mandiri', CARDS],
])(
  'Another session in the address of %s sees what it reads itself @RULE-62',
  async (path, operation, shown, [first, second]) => {
    const examples = Object.values(operationOf(operation).examples).map(({ value }) => JSON.stringify(value))
    const reply = examples.find((example) => example.includes(shown))
    const address = `${path}?market=id&productId=1001&orderId=${ORDER_174}&${AMOUNTS}&`
    const { container } = openApp(address + first, async ({ url, headers }) => {
      const isSecond = url.includes(second) || headers.get('userId') === 'second'
      return new Response(isSecond ? reply?.replaceAll(shown, 'SECOND') : reply)
    })
    await vi.waitFor(() => expect(container.textContent).toContain(shown))
    goTo(address + second)
    await vi.waitFor(() => expect(container.textContent).toContain('SECOND'))
    expect(container.textContent).not.toContain(shown)
  },
)

/** Some of the requests after touching a link, for all addresses together. Another screen may bring others. */
const READ_AHEAD = `getChannelTemplate getContacts getExtension getInstalments getJoinFailure getLoanDetails getProblem
  initProblem initProblemLocal listContracts listFaq listOrders listProblems listRecommendedProducts`.split(/\s+/)

test('A finger on any link sends only what reads, and changes nothing on the device @RULE-89', async () => {
  const answer = await worldAnswers(EXAMPLE_SCENARIO)
  const called = operationsOf(contract)
  const sent = new Set<string>()
  const { router, loaded } = openApp('/error?token=1&userId=880021460173&market=id', (request) => {
    const path = new URL(request.url).pathname.slice(env.apiBase.length)
    sent.add(called.find((other) => other.path === path)?.operation.operationId ?? path)
    return answer(request)
  })
  await loaded
  const before = JSON.stringify([localStorage, sessionStorage, location.href])
  await fetchAhead(router)
  for (const [, address] of ADDRESSES) {
    const link = Object.assign(document.createElement('a'), { href: address })
    document.body.append(link)
    link.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  }
  await vi.waitFor(() => expect([...sent]).toEqual(expect.arrayContaining(READ_AHEAD)), SOON)
  // Gives a loader time to send what it would send after its first replies.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setTimeout(done))
  const effects = called.filter(({ operation }) => sent.has(operation.operationId))
  expect(new Set(effects.map(({ operation }) => operation['x-effect']))).toEqual(new Set(['read']))
  expect(JSON.stringify([localStorage, sessionStorage, location.href])).toBe(before)
  document.body.replaceChildren()
})
