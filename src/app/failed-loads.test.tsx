// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp, showApp } from '../../tests/setup/show-app.tsx'
import { appName } from '../platform/app-name.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { pathAddress } from './screens.ts'

/** They are another's address, or show a part of the screen all the same when their data is refused. */
const ALIKE = new Set(['/borrowDetail', '/customerService', '/individual', '/repayOrNotQuestion', '/alipayrepayment'])

const { router: routes } = showApp()
cleanup()
const LOADS = Object.values(routes.routesByPath)
  .filter(({ options }) => options.loader !== undefined)
  .map(({ fullPath }) => fullPath)
  .filter((path) => !ALIKE.has(path))

// A loader that swallows its failure would look the same, because the component fails instead, but the router would treat the
// screen as loaded.
test.each(LOADS)('A refused load of %s is its address’s failure, after one call of each kind', async (path) => {
  const refuse = vi.fn(async (_request: Request) => Response.json({ code: '99', message: 'Ditolak.' }))
  const { container, router } = openApp(pathAddress(path), refuse)
  await vi.waitFor(() => expect(container.textContent).toContain('Ditolak.'))
  expect(router.state.matches.at(-1)?.status).toBe('error')
  const asked = refuse.mock.calls.map(([{ url }]) => new URL(url).pathname)
  expect(asked).not.toEqual([])
  expect(asked).toEqual([...new Set(asked)])
})

test('A load says so only after 200 ms, so that a quick answer flashes nothing @RULE-17', async () => {
  const began = performance.now()
  const { container } = openApp(pathAddress('/loanDetails'), () => new Promise(() => {}))
  await vi.waitFor(() => expect(container.textContent).toContain(m.loading_text()), { interval: 5, timeout: 20_000 })
  // A timer may fire slightly early, and late on a busy machine.
  expect(performance.now() - began).toBeGreaterThan(190)
})

test.each([
  ['template', '', m.join_link_broken],
  ['connection', '&id=88', m.join_not_connected],
] as const)(
  'A landing page without a %s says nothing of a loan, and leads to the app @JOIN-40',
  async (_without, search, words) => {
    const { container, getByRole } = openApp(`/registerTemplate?market=id&lang=1${search}`, () =>
      Promise.reject(new TypeError('Failed to fetch')),
    )
    await vi.waitFor(() => expect(container.textContent).toContain(words()))
    const way = getByRole('link', { name: m.join_download({ app: appName() }) })
    expect(way.getAttribute('href')).toContain('downloadTemplate')
    expect(container.textContent).not.toMatch(/pinjaman/i)
  },
)
