import type { Page } from '@playwright/test'
import { expect, test } from '../../borrower.ts'
import { expectDrawn, expectTakenOver, holdApp, settle, stopClock } from '../../early.ts'
import { hold, tapTenTimes } from '../../on-page.ts'
import { chosen, pay, row, total } from '../instalments-screen.ts'

test.use({ waitsForApp: false })

/** How late the app's scripts are, in milliseconds. */
const LATE_MS = 5000

/** No press is too long for the app, however busy the machine is. */
const allowLongPress = (page: Page) =>
  page.evaluate(() => {
    const now = performance.now()
    performance.now = () => now
  })

test('A link works before the app has loaded, and Back leads to its screen @APP-81', async ({ open, page, calls }) => {
  await page.clock.install()
  const start = await holdApp(page)
  await open('/#/borrowDetail/', { scenario: 'order-174' })
  await expectDrawn(page)
  await page.clock.runFor(LATE_MS)
  await expect(page.getByText('Rp1.090.000').first()).toBeInViewport()
  const arrived: string[] = []
  page.on('framenavigated', (frame) => arrived.push(new URL(frame.url()).pathname))
  await tapTenTimes(page.getByRole('link', { name: /^Bayar/ }))
  await expect(page.locator('#early').getByRole('heading', { name: 'Belum dibayar' })).toBeVisible()
  expect(arrived).toEqual(['/repayment'])
  expect(calls.filter((call) => call.url().includes('play-detail'))).toHaveLength(1)
  start()
  await expectTakenOver(page)
  await page.reload()
  await expect(page).toHaveTitle('Detail Tagihan')
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect(page).toHaveTitle('Detail pinjaman')
  await expect(page.getByRole('link', { name: /^Bayar/ })).toBeVisible()
  // No earlier screen of the app: Back goes home.
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect(page).toHaveTitle('Rupya: pinjaman yang jelas biayanya')
})

test('What a borrower does before the app is there is done once it is @APP-81', async ({ open, page, calls }) => {
  await stopClock(page)
  const start = await holdApp(page)
  await open('/repayment', { scenario: 'instalments-many' })
  await expectDrawn(page)
  await page.getByText('Sudah dibayar (3)').click()
  await expect(page.locator('details[open]')).toHaveCount(1)
  await tapTenTimes(row(page, 5))
  const help = page.getByRole('link', { name: /Telepon/ })
  await help.focus()
  await page.evaluate(() => scrollTo(0, 300))
  start()
  await expectTakenOver(page)
  await expect(row(page, 5)).toBeChecked()
  await expect.poll(() => chosen(page)).toEqual([4, 5])
  await expect(help).toBeFocused()
  await expect(page.locator('#app details[open]')).toHaveCount(1)
  expect(await page.evaluate(() => scrollY)).toBe(300)
  await expect(total(page)).toContainText('2')
  expect(calls.filter((call) => call.method() === 'POST' && call.url().includes('play-detail'))).toHaveLength(1)
})

test('A press before the app is there that ends after it has come is a tap @APP-81', async ({ open, page }) => {
  const start = await holdApp(page)
  await open('/repayment', { scenario: 'instalments-many' })
  await expectDrawn(page)
  await page.getByText('Cicilan ke-5', { exact: true }).hover()
  await page.mouse.down()
  await allowLongPress(page)
  start()
  await expect(page.locator('#app h1')).toHaveText('Detail Tagihan')
  await page.mouse.up()
  await expectTakenOver(page)
  await expect.poll(() => chosen(page)).toEqual([4, 5])
})

test('A press on the waiting screen does not take the amount away that comes meanwhile @APP-81', async ({
  open,
  page,
}) => {
  const start = await holdApp(page)
  const screen = await hold(page, '**/assets/loan-details-*.js')
  const answer = await hold(page, '**/gateway/**')
  await open('/#/borrowDetail/', { scenario: 'order-174' })
  await page.locator('#early [role=status]:visible').hover()
  await page.mouse.down()
  await allowLongPress(page)
  start()
  await expect(page.locator('#app h1')).toHaveText('Detail pinjaman')
  answer()
  await expectDrawn(page)
  await page.mouse.up()
  await settle(page)
  await expect(page.getByText('Rp1.090.000').first()).toBeVisible()
  screen()
  await expectTakenOver(page)
  await expect(page.getByText('Rp1.090.000').first()).toBeVisible()
})

test('A tap on Pay before the app is there pays once, with what was chosen @APP-81', async ({ open, page }) => {
  await page.clock.install()
  const start = await holdApp(page)
  await open('/repayment', { scenario: 'instalments-many' })
  await expectDrawn(page)
  await page.clock.runFor(LATE_MS)
  await tapTenTimes(pay(page))
  const arrived: string[] = []
  page.on('framenavigated', (frame) => arrived.push(new URL(frame.url()).pathname))
  await expect(page).toHaveURL(/\/repayment\?/)
  start()
  await expect(page).toHaveTitle('Metode pembayaran')
  expect(arrived.filter((path) => path !== '/repayment')).toEqual(['/individual'])
})

test('A page left early and opened again is announced anew, without the old tap', async ({ open, page, calls }) => {
  const start = await holdApp(page)
  await open('/repayment', { scenario: 'instalments-many' })
  await expectDrawn(page)
  await tapTenTimes(pay(page))
  const before = calls.length
  // Like the engine when it puts the page into the back-forward cache.
  await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
  })
  start()
  await expectTakenOver(page)
  await expect(page.locator('#app').getByRole('button', { name: /^Bayar Segera/ })).toBeVisible()
  expect(calls.length).toBe(2 * before)
  await settle(page)
  expect(new URL(page.url()).pathname).toBe('/repayment')
})

test('A tap on Back while nothing was drawn is a tap on Back and on nothing else @APP-81', async ({ open, page }) => {
  const start = await holdApp(page)
  const answer = await hold(page, '**/gateway/**')
  await open('/#/borrowDetail/', { scenario: 'order-174' })
  const early = page.locator('#early')
  // The skeleton has its own styles, which the drawn screen does not include.
  await expect(early.locator('[role=status] > div').last()).toHaveCSS('height', '134px')
  await tapTenTimes(early.getByRole('button', { name: 'Kembali' }))
  answer()
  await expectDrawn(page)
  start()
  // Without an earlier screen of the app, Back goes home.
  await expect(page).toHaveTitle('Rupya: pinjaman yang jelas biayanya')
})
