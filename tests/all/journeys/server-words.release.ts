import { expect, test } from '../../journeys/borrower.ts'

const ENGLISH = { lang: '2' }

test('An English page marks a server’s Indonesian words as Indonesian @REPAY-75', async ({ open, page }) => {
  await open('/that', { scenario: 'account-bank,language-ignored', search: ENGLISH })
  await expect(page.locator('[lang=id]').getByText('ATM', { exact: true })).toBeVisible()
  await open('/repayOrNotQuestion', { scenario: 'repay-or-not,language-ignored', search: ENGLISH })
  await expect(page.locator('[lang=id]').getByText('Waktunya membayar')).toBeVisible()
  await open('/repaymentDelay', {
    scenario: 'extension-open,refuse:getExtension:invalidRequest,language-ignored',
    search: ENGLISH,
  })
  for (const place of [page.locator('[aria-live=polite]'), page.getByRole('main')])
    await expect(place.locator('[lang=id]')).toHaveText('Permintaan tidak dapat diproses.')
  await open('/payway', { scenario: 'payment-refused,language-ignored', search: ENGLISH })
  await page.getByRole('radio', { name: /4417$/ }).check()
  await page.getByRole('button', { name: /^Pay Rp/ }).click()
  // What became of the money is said by us.
  const failure = page.getByRole('main').getByText('You were not charged.')
  await expect(failure).toBeVisible()
  await expect(failure.locator('[lang=id]')).toHaveText('Sistem sedang sibuk. Coba lagi sebentar lagi.')
})
