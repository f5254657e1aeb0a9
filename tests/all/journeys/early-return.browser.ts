import { expect, test } from '../../journeys/borrower.ts'
import { APP_SCRIPTS, expectDrawn, expectTakenOver } from '../../journeys/early.ts'

test.use({ waitsForApp: false })

test('The app is there after an early link and a return by the back-forward cache @APP-82', async ({ open, page }) => {
  await page.addInitScript(() => {
    const key = 'test:shown'
    const note = (how: string) => sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''} ${how}`)
    addEventListener('pageshow', ({ persisted }) => note(persisted ? 'kept' : 'new'))
  })
  // Chromium keeps a no-store page only with https; other engines keep it anyway.
  await page.route('**/loanDetails?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-cache' } })
  })
  // As WebKit does as soon as a page begins to leave.
  await page.route(APP_SCRIPTS, (route) => route.abort())
  await open('/loanDetails', { scenario: 'order-174' })
  await expectDrawn(page)
  await expect(page.getByRole('heading', { name: 'Halaman ini belum terbuka' })).toBeVisible()
  await page.unroute(APP_SCRIPTS)
  await page.getByRole('link', { name: /^Bayar/ }).click()
  await expectTakenOver(page)
  // Playwright's goBack waits for a load event, which a page from the cache does not have.
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/loanDetails/)
  await expectTakenOver(page)
  // The page itself came back, and then loaded again. The app may be ready before the event.
  const shown = () => page.evaluate(() => sessionStorage.getItem('test:shown'))
  await expect(async () => expect(await shown()).toBe(' new new kept new')).toPass()
})
