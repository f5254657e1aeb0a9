import { expect, test } from '../../borrower.ts'
import { hold } from '../../on-page.ts'
import { playShell } from '../../shell.ts'
import { ALIPAY, atSite, go } from '../alipay.ts'
import { AT_ONCE, card, pay as payButton } from '../payway.ts'

test('A borrower who taps Back, then pays, reaches the payment site @RULE-26', async ({ open, page }) => {
  await playShell(page, 'silent')
  const arrive = await hold(page, /__world\/alipay/)
  await open(ALIPAY, { scenario: 'alipay', search: { withholdingAmount: '1000000' } })
  await expect(go(page)).toBeVisible()
  const leaves = page.waitForRequest((request) => atSite(new URL(request.url())))
  // Back waits 1.5 seconds for the shell, which a busy machine may need for two taps.
  const back = await page.getByRole('button', { name: 'Kembali' }).elementHandle()
  const waited = page.waitForRequest('**/back-waited')
  const tapped = go(page).evaluate((pay, first) => {
    for (const button of [first, pay]) (button as HTMLElement).click()
    // Back waits for the shell for less than that.
    globalThis.setTimeout(() => void fetch('/back-waited'), 2500)
  }, back)
  await leaves
  await waited
  arrive()
  await tapped
  await expect(page).toHaveURL(atSite)
})

test('A payment stops a reload that has begun and not come, and is answered @RULE-26', async ({ open, page }) => {
  await open('/payway', AT_ONCE)
  await card(page, '2205').check()
  const come = await hold(page, /\/payway\?/)
  const begun = page.waitForRequest((request) => request.isNavigationRequest())
  // The page cannot see that itself, so it waits for the answer to this call.
  await page.route('**/reload-begun', async (route) => {
    await begun
    await route.fulfill({ body: '' })
  })
  const stopped = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest())
  // As after a release, whose server has the page's scripts no more. Playwright does not tap while a page reloads.
  await payButton(page).evaluate((button: HTMLButtonElement) => {
    Object.assign(globalThis, { isSame: true })
    const payload = new TypeError('Importing a module script failed.')
    const lose = () => dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
    // A script that is only loaded ahead, as by the first touch, may be lost without a reload.
    const losing = globalThis.setInterval(lose, 100)
    addEventListener('beforeunload', () => {
      globalThis.clearInterval(losing)
      void fetch('/reload-begun').then(() => button.click())
    })
  })
  await Promise.all([begun, stopped])
  await expect(page).toHaveTitle('Detail pinjaman')
  come()
  await expect(page.getByText('Cicilan ke-2')).toBeVisible()
  expect(await page.evaluate('globalThis.isSame')).toBe(true)
})
