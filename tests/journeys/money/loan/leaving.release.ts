import type { Page } from '@playwright/test'
import { expect, test } from '../../borrower.ts'
import { hold } from '../../hold.ts'
import { openedByShell, playShell } from '../../shell.ts'
import { watchToasts } from '../../toasts.ts'
import { ALIPAY, atSite, go } from '../alipay.ts'
import { AT_ONCE, card, pay as payButton } from '../payway.ts'

/** Long enough to be cut, which would hide whose it is. */
const HOST = `${`${'a'.repeat(60)}.`.repeat(3)}partner.example:8443`
const OUTSIDE = `https://${HOST}/apply?x=1`
const apply = (page: Page) => page.getByRole('button', { name: 'Ajukan, Rupiah Kilat' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Buka situs lain?' })

/** Makes the server answer a tap on a product with this address. */
const leadTo = (page: Page, data: string) =>
  page.route('**/gopia/goya/define*', (route) => route.fulfill({ json: { code: '00', message: '', data } }))

test('A site outside is named and asked about each time, and a no stays here @RULE-44', async ({ open, page }) => {
  const toasts = await watchToasts(page)
  await playShell(page, 'answers')
  await leadTo(page, OUTSIDE)
  await open('/loanDetails', { scenario: 'order-21' })
  await expect(apply(page)).toBeVisible()
  // Like a link of the app: the entry after the first one.
  await page.evaluate(() => history.pushState({ __TSR_index: 1, __TSR_key: 'next', key: 'next' }, ''))
  for (const stay of [
    () => question(page).getByRole('button', { name: 'Batal' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.evaluate(() => history.back()),
  ]) {
    await apply(page).click()
    await expect(question(page).getByText(HOST)).toBeVisible()
    const beside = await question(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(beside).toBe(0)
    await stay()
    await expect(question(page)).toHaveCount(0)
    await expect(page).toHaveURL(/loanDetails/)
  }
  expect(await openedByShell(page)).toEqual([])
  // On a busy machine, the toast for a slow action is shown too.
  expect((await toasts()).filter((said) => said !== 'Sedang dibuka…')).toEqual([])
  for (const opened of [1, 2]) {
    await apply(page).click()
    await question(page).getByRole('button', { name: 'Buka situs' }).click()
    await expect(question(page)).toHaveCount(0)
    await expect.poll(() => openedByShell(page)).toHaveLength(opened)
  }
  expect(await openedByShell(page)).toEqual([OUTSIDE, OUTSIDE])
})

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
