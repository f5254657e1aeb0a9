import type { Page } from '@playwright/test'
import { expect, screenAddress, test } from './borrower.ts'

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

for (const path of ['/loanDetails', '/#/borrowDetail', '/payway', '/repayOrNotChoose'])
  test(`Where something on the way changes the page of ${path}, the app starts all the same`, async ({
    page,
    become,
    broken,
  }) => {
    await become('order-174')
    await changePages(page)
    await page.goto(screenAddress(path))
    await expect(page.getByText('Rp1.090.000').first()).toBeVisible()
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

test('The file for that is asked for after the data', async ({ page, become }) => {
  await become('order-174')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(screenAddress('/loanDetails'))
  await expect(page.getByText('Rp1.090.000').first()).toBeVisible()
  const data = asked.findIndex((path) => path.startsWith('/gateway/'))
  const file = asked.findIndex((path) => path.includes('start-anyway'))
  expect(data).toBeGreaterThan(-1)
  expect(file).toBeGreaterThan(data)
})
