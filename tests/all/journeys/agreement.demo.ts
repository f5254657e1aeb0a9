import type { Page } from '@playwright/test'
import { apply } from '../../journeys/money/loan-confirm.ts'
import { expect, test } from '../../journeys/page.ts'

// The demo has the lender's pages at its own origin.
const OFFER = '/loanConfirm?productId=1001&token=1&market=id&lang=1&scenario=confirmation-pop'
const agree = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Setuju' })

test('A page of our own origin turns Agree on once its text is in the frame, where it runs nothing @RULE-130', async ({
  page,
}) => {
  await page.goto(OFFER)
  await apply(page).click()
  await expect(page.getByRole('dialog').frameLocator('iframe').getByText('1. Para pihak')).toBeVisible()
  await expect(agree(page)).toHaveAttribute('aria-disabled', 'false')
  await expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute('sandbox', 'allow-same-origin')
})

for (const [name, answer] of [
  ['an error page', { status: 404, contentType: 'text/html', body: '<h1>404 Not Found</h1>' }],
  ['an empty page', { status: 200, contentType: 'text/html', body: '<main></main>' }],
  ['a page that forbids frames', { status: 200, headers: { 'x-frame-options': 'DENY' }, body: 'Perjanjian' }],
] as const)
  test(`Of our own origin, too, ${name} leaves Agree off`, async ({ page, broken }) => {
    await page.context().route('**/__world/pages/perjanjian/**', (route) => route.fulfill(answer))
    await page.goto(OFFER)
    await apply(page).click()
    await expect(page.getByText(/^Kami belum bisa memastikan/)).toBeVisible()
    await expect(agree(page)).toHaveAttribute('aria-disabled', 'true')
    broken.length = 0
  })
