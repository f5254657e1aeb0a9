import { expect, test } from '../../journeys/borrower.ts'

test('A return by the back-forward cache reads the order and asks the borrower @RULE-74', async ({
  open,
  page,
  calls,
}) => {
  await page.addInitScript(() => {
    const shown: boolean[] = []
    Object.assign(window, { shown })
    addEventListener('pageshow', ({ persisted }) => shown.push(persisted))
  })
  // Chromium keeps a no-store page only with https; other engines keep it anyway.
  await page.route('**/?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-cache' } })
  })
  const read = () => calls.filter((call) => call.url().includes('loan-details')).length

  await open('/#/alipayrepayment', { scenario: 'alipay,posts-after-86400' })
  const go = page.getByRole('button', { name: /^Lanjut ke Alipay/ })
  await go.click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveTitle('Sudah bayar?')
  await expect.poll(() => page.evaluate('window.shown')).toEqual([false, true])
  await expect(page.getByText('Waktunya membayar')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const before = read()
  expect(before).toBeGreaterThan(0)

  // Once more to the site and back: the question is still shown, with new data of the order. Playwright's goForward waits for
  // a load event, which such a page does not have.
  await page.evaluate(() => window.history.forward())
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveTitle('Sudah bayar?')
  await expect.poll(() => page.evaluate('window.shown')).toEqual([false, true, true])
  await expect.poll(read).toBeGreaterThan(before)

  await page.getByRole('button', { name: 'Belum' }).click()
  await expect(go).toHaveAttribute('aria-busy', 'false')
})
