import type { Page } from '@playwright/test'
import { expect, screenAddress, test } from './borrower.ts'
import { hold } from './hold.ts'

/** Between server and phone every script and stylesheet inside a page gets a comment, so that the policy stops them all. */
const changePages = (page: Page) =>
  page.route(
    (url) => !url.pathname.startsWith('/assets/') && !url.pathname.startsWith('/gateway/'),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.continue()
      const reply = await route.fetch()
      const html = (await reply.text()).replaceAll(/(<(script|style)>[\s\S]*?)<\/\2>/g, '$1/* changed */</$2>')
      await route.fulfill({ response: reply, body: html })
    },
  )

for (const [path, scenario, shown] of [
  ['/loanDetails', 'order-174', 'Rp1.090.000'],
  ['/#/borrowDetail', 'order-174', 'Rp1.090.000'],
  ['/payway', 'card-needs-code', 'Rp1.090.000,00'],
  ['/repayOrNotChoose', 'repay-or-not', 'Apa yang terjadi?'],
] as const)
  test(`Where something on the way changes the page of ${path}, the app starts all the same`, async ({
    page,
    become,
    broken,
  }) => {
    await become(scenario)
    await changePages(page)
    await page.goto(screenAddress(path, { scenario }))
    await expect(page.getByText(shown).first()).toBeVisible()
    await expect(page.locator('#site')).toHaveCount(0)
    // Said by the policy of what was changed.
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

test('Where the app cannot start either, words stand in place of the site', async ({ page, broken }) => {
  await changePages(page)
  await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto(screenAddress('/#/borrowDetail'))
  await expect(page.getByRole('heading', { name: 'Halaman ini belum terbuka' })).toBeVisible()
  await expect(page.locator('#site')).toHaveCount(0)
  broken.length = 0
})

test('The file for that waits for the data, and holds nothing up', async ({ page, become }) => {
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
  expect(priorities.get('/assets/start-anyway')).toMatch(/Low$/)
  expect(priorities.get('/gateway/v3/loan-details/loan-details')).toBe('High')
})
