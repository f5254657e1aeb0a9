import type { Page } from '@playwright/test'
import { apply } from '../../journeys/money/loan-confirm.ts'
import { expect, test } from '../../journeys/page.ts'

// The demo has the lender's pages at its own origin.
const OFFER = '/loanConfirm?productId=1001&token=1&market=id&lang=1&scenario=confirmation-pop'
const PAGE = '**/__world/pages/perjanjian/**'
const agree = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Setuju' })

test('Agree works once our own page shows its text; an error page does not enable it @RULE-130', async ({
  page,
  broken,
}) => {
  await page.context().route(PAGE, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '404' }))
  await page.goto(OFFER)
  await apply(page).click()
  await expect(page.getByText(/^Kami belum bisa memastikan/)).toBeVisible()
  await expect(agree(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('dialog').getByRole('button', { name: 'Batal' }).click()
  await page.context().unroute(PAGE)
  await apply(page).click()
  await expect(page.getByRole('dialog').frameLocator('iframe').getByText('1. Para pihak')).toBeVisible()
  await expect(agree(page)).toHaveAttribute('aria-disabled', 'false')
  await expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute('sandbox', 'allow-same-origin')
  broken.length = 0
})
