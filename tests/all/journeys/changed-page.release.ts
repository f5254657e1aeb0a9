import type { Page } from '@playwright/test'
import { expect, screenAddress, test } from '../../journeys/borrower.ts'
import { hold } from '../../journeys/hold.ts'

const INLINE = /(<(script|style)>[\s\S]*?)<\/\2>/g

/**
 * Adds a comment to inline scripts and stylesheets between server and phone, so that the policy blocks them: to all, or to
 * one.
 */
const changePages = (page: Page, only?: number) =>
  page.route(
    (url) => !url.pathname.startsWith('/assets/') && !url.pathname.startsWith('/gateway/'),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.continue()
      const reply = await route.fetch()
      let place = 0
      const body = (await reply.text()).replaceAll(INLINE, (whole: string, part: string, tag: string) =>
        only === undefined || only === place++ ? `${part}/* changed */</${tag}>` : whole,
      )
      await route.fulfill({ response: reply, body })
    },
  )

for (const [path, scenario, shown] of [
  ['/loanDetails', 'order-174', 'Rp1.090.000'],
  ['/#/borrowDetail', 'order-174', 'Rp1.090.000'],
  ['/payway', 'card-needs-code', 'Rp1.090.000,00'],
  ['/repayOrNotChoose', 'repay-or-not', 'Apa yang terjadi?'],
] as const)
  test(`Where something on the way changes the page of ${path}, the app starts all the same @RULE-137`, async ({
    page,
    become,
    broken,
  }) => {
    await become(scenario)
    await changePages(page)
    await page.goto(screenAddress(path, { scenario }))
    await expect(page.getByText(shown).first()).toBeVisible()
    await expect(page.locator('#site')).toHaveCount(0)
    // The policy reports what was changed.
    broken.length = 0
  })

for (const [path, scenario, shown] of [
  ['/borrowDetail', 'order-174', 'Rp1.090.000'],
  ['/#/borrowDetail', 'order-174', 'Rp1.090.000'],
  ['/payway', 'card-needs-code', 'Rp1.090.000,00'],
] as const)
  test(`Where it changes a single script of the page of ${path}, the app starts all the same, and once @RULE-137`, async ({
    page,
    become,
    broken,
  }) => {
    const address = screenAddress(path, { scenario })
    const parts = [...(await (await page.request.get(address)).text()).matchAll(INLINE)]
    const scripts = parts.flatMap(([, , tag], place) => (tag === 'script' ? [place] : []))
    const entries: string[] = []
    page.on('request', (request) => {
      if (/\/assets\/index-[^/]*\.js$/.test(request.url())) entries.push(request.url())
    })
    expect(scripts).not.toEqual([])
    for (const place of scripts)
      await test.step(`Script ${place}`, async () => {
        entries.length = 0
        await become(scenario)
        await page.unrouteAll()
        await changePages(page, place)
        // Otherwise another hash address of the same page would not reload it.
        await page.goto('about:blank')
        await page.goto(address)
        await expect(page.locator('html[data-app=ready]')).toBeAttached()
        await expect(page.getByText(shown).first()).toBeVisible()
        await expect(page.locator('#early, #site')).toHaveCount(0)
        expect(entries).toHaveLength(1)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      })
    broken.length = 0
  })

test('Where it changes the script that starts the app, and that cannot start either, what was drawn stays', async ({
  page,
  become,
  broken,
}) => {
  await become('order-174')
  // The first checks for the oldest engines, the second starts the calls.
  await changePages(page, 2)
  await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto(screenAddress('/borrowDetail'))
  await expect(page.getByRole('heading', { name: 'Halaman ini belum terbuka' })).toBeVisible()
  await expect(page.locator('#early').getByText('Rp1.090.000').first()).toBeVisible()
  broken.length = 0
})

test('Where it changes the page of the site, the site is read as ever, and no loan stands in its place', async ({
  page,
  broken,
}) => {
  await changePages(page)
  await page.goto('/')
  await expect(page.locator('#site').getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('html')).not.toHaveClass('app')
  broken.length = 0
})

test('Where the app cannot start either, words stand in place of the site @RULE-137', async ({ page, broken }) => {
  await changePages(page)
  await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto(screenAddress('/#/borrowDetail'))
  await expect(page.getByRole('heading', { name: 'Halaman ini belum terbuka' })).toBeVisible()
  await expect(page.locator('#site')).toHaveCount(0)
  broken.length = 0
})

test('The file for that comes after all that a screen needs, and holds nothing up @RULE-137', async ({
  page,
  become,
}) => {
  await become('order-174')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const priorities = new Map<string, string>()
  devtools.on('Network.requestWillBeSent', ({ request }) =>
    priorities.set(new URL(request.url).pathname.replace(/-[\w-]{8}\.js$/, ''), request.initialPriority),
  )
  await hold(page, '**/assets/start-anyway-*.js')
  await page.goto(screenAddress('/loanDetails'), { waitUntil: 'commit' })
  await expect(page.locator('html[data-app=ready]')).toBeAttached()
  await expect.poll(() => priorities.get('/assets/start-anyway')).toMatch(/Low$/)
  await expect.poll(() => priorities.get('/gateway/v3/loan-details/loan-details')).toBe('High')
})
