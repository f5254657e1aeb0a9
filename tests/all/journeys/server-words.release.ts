import { expect, test } from '../../journeys/borrower.ts'

const ENGLISH = { lang: '2' }

test('On an English page the steps and the status of an Indonesian server are marked as Indonesian @REPAY-75', async ({
  open,
  page,
}) => {
  await open('/that', { scenario: 'account-bank', search: ENGLISH })
  await expect(page.locator('[lang=id]').getByText('ATM', { exact: true })).toBeVisible()
  await open('/repayOrNotQuestion', { scenario: 'repay-or-not', search: ENGLISH })
  await expect(page.locator('[lang=id]').getByText('Waktunya membayar')).toBeVisible()
})

for (const [path, operation] of [
  ['/repaymentDelay', 'getExtension'],
  ['/repayment', 'getInstalments'],
] as const)
  test(`A refusal of ${operation} is marked as Indonesian, on the page and as a toast @REPAY-75`, async ({
    open,
    page,
  }) => {
    await open(path, { scenario: `extension-open,refuse:${operation}:invalidRequest`, search: ENGLISH })
    await expect(page.locator('[aria-live=polite] [lang=id]')).toHaveText('Permintaan tidak dapat diproses.')
    await expect(page.getByRole('main').locator('[lang=id]')).toHaveText('Permintaan tidak dapat diproses.')
  })

test('A refused card payment is marked as Indonesian, and what became of the money is English @REPAY-75', async ({
  open,
  page,
}) => {
  await open('/payway', { scenario: 'payment-refused', search: ENGLISH })
  await page.getByRole('radio', { name: /4417$/ }).check()
  await page.getByRole('button', { name: /^Pay Rp/ }).click()
  const failure = page.getByRole('main').getByText('You were not charged.')
  await expect(failure).toBeVisible()
  await expect(failure.locator('[lang=id]')).toHaveText('Sistem sedang sibuk. Coba lagi sebentar lagi.')
})
