// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { getResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { contract } from '../../mocks/contract.ts'
import { worldRoutes } from '../../mocks/routes.ts'
import { createWorld } from '../../mocks/scenario.ts'
import { operationsOf } from '../../contract/read/document.ts'
import { showApp } from '../../tests/setup/show-app.tsx'
import { appName } from '../platform/app-name.ts'
import { env } from '../platform/env.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { fetchAhead } from './ahead/ahead.ts'
import { screenLooks } from './screen-looks.gen.ts'
import { EXAMPLE_SCENARIO, exampleAddress, type ScreenPath, screenPaths } from './screens.ts'
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

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const SOON = { interval: 5, timeout: 10_000 }

async function openAddress(address: string, title: () => string) {
  // This test uses the window's own address.
  vi.unstubAllGlobals()
  const world = await createWorld(EXAMPLE_SCENARIO)
  const answers = worldRoutes({ of: async () => world, reset: async () => world }, env.apiBase)
  vi.stubGlobal('fetch', (request: Request) => getResponse(answers, request))
  window.history.replaceState(null, '', address)
  const shown = showApp()
  await shown.loaded
  await vi.waitFor(() => expect(shown.container.querySelector('h1')?.textContent).toBe(title()), SOON)
  return shown
}

test.each(ADDRESSES)('%s answers with a screen of its own @APP-14 @APP-15 @SITE-12', async (route, address, title) => {
  const { router } = await openAddress(address, title)
  const match = router.state.matches.at(-1)
  expect([match?.fullPath, match?.status]).toEqual([route, 'success'])
})

const ORDER_174 = '723421968459640174'
const ORDER_180 = '723421968459640180'

test.each(ADDRESSES.filter(([, address]) => address.includes(`orderId=${ORDER_174}`)))(
  'Another order in the address of %s keeps nothing of the one before',
  async (_, address, title) => {
    const { container, router } = await openAddress(address, title)
    const before = container.querySelector('h1')
    const other = address.replace(ORDER_174, ORDER_180)
    window.history.pushState(null, '', other)
    window.dispatchEvent(new PopStateEvent('popstate'))
    await vi.waitFor(() => {
      expect(router.state.status).toBe('idle')
      expect(JSON.stringify(router.state.location.search)).toContain(ORDER_180)
      expect(container.querySelector('h1')).not.toBeNull()
    }, SOON)
    expect(before?.isConnected).toBe(false)
  },
)

/** Some of the requests after touching a link, for all addresses together. Another screen may bring others. */
const READ_AHEAD = [
  'getChannelTemplate',
  'getContacts',
  'getExtension',
  'getInstalments',
  'getJoinFailure',
  'getLoanDetails',
  'getProblem',
  'initProblem',
  'initProblemLocal',
  'listContracts',
  'listFaq',
  'listOrders',
  'listProblems',
  'listRecommendedProducts',
]

test('A finger on a link to any address sends only what reads, and changes nothing on the device @RULE-89', async () => {
  vi.unstubAllGlobals()
  const world = await createWorld(EXAMPLE_SCENARIO)
  const answers = worldRoutes({ of: async () => world, reset: async () => world }, env.apiBase)
  const called = operationsOf(contract)
  const sent = new Set<string>()
  vi.stubGlobal('fetch', (request: Request) => {
    const path = new URL(request.url).pathname.slice(env.apiBase.length)
    sent.add(called.find((other) => other.path === path)?.operation.operationId ?? path)
    return getResponse(answers, request)
  })
  window.history.replaceState(null, '', '/error?token=1&userId=880021460173&market=id')
  const { router, loaded } = showApp()
  await loaded
  const before = JSON.stringify([localStorage, sessionStorage, location.href])
  await fetchAhead(router)
  for (const [, address] of ADDRESSES) {
    const link = Object.assign(document.createElement('a'), { href: address })
    document.body.append(link)
    link.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  }
  await vi.waitFor(() => expect([...sent]).toEqual(expect.arrayContaining(READ_AHEAD)), {
    interval: 5,
    timeout: 10_000,
  })
  // Gives a loader time to send what it would send after its first replies.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setTimeout(done))
  const effects = called.filter(({ operation }) => sent.has(operation.operationId))
  expect(new Set(effects.map(({ operation }) => operation['x-effect']))).toEqual(new Set(['read']))
  expect(JSON.stringify([localStorage, sessionStorage, location.href])).toBe(before)
  document.body.replaceChildren()
})
