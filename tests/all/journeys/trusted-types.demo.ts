import { expect, test } from '../../journeys/page.ts'
import { expectTextsRefused } from '../../journeys/trusted-types.ts'

test('With the world inside, its worker is the one address that a text may be @RULE-56', async ({ page, broken }) => {
  await page.goto('/loanDetails?token=1&market=id&productId=1001&orderId=723421968459640174')
  await expect(page.getByRole('heading', { name: 'Waktunya membayar' })).toBeVisible()
  await expectTextsRefused(page, broken)
})
