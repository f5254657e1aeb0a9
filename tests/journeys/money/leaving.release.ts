import type { Page, Route } from '@playwright/test'
import { ALIPAY, atSite, go } from './alipay.ts'
import { expect, test } from '../borrower.ts'
import { emptyCache } from '../worker-context.ts'
import { hold } from '../hold.ts'
import { AT_ONCE, card, pay as payButton } from './payway.ts'
import { openedByShell, playShell } from '../shell.ts'
import { watchToasts } from '../toasts.ts'
import { IN_ALL, inAll } from '../../setup/suite.ts'

const OUTSIDE = 'https://partner.example:8443/apply?x=1'
const apply = (page: Page) => page.getByRole('button', { name: 'Ajukan, Rupiah Kilat' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Buka situs lain?' })

/** Lets the page wait for `begun`, which it cannot see itself, with a call to /reload-begun. */
const answerWhen = (page: Page, begun: Promise<unknown>) =>
  page.route('**/reload-begun', async (route) => {
    await begun
    await route.fulfill({ body: '' })
  })

/** Makes the server answer a tap on a product with this address. */
const leadTo = (page: Page, data: string) =>
  page.route('**/gopia/goya/define*', (route) => route.fulfill({ json: { code: '00', message: '', data } }))

test('A site outside is named and asked about, each time, before the shell opens it @RULE-44', async ({
  open,
  page,
}) => {
  await playShell(page, 'answers')
  await leadTo(page, OUTSIDE)
  await open('/loanDetails', { scenario: 'order-21' })
  for (const opened of [1, 2]) {
    await apply(page).click()
    await expect(question(page).getByText('partner.example:8443')).toBeVisible()
    expect(await openedByShell(page)).toHaveLength(opened - 1)
    await question(page).getByRole('button', { name: 'Buka situs' }).click()
    await expect(question(page)).toHaveCount(0)
    await expect.poll(() => openedByShell(page)).toHaveLength(opened)
  }
  expect(await openedByShell(page)).toEqual([OUTSIDE, OUTSIDE])
})

for (const [index, [how, stay]] of Object.entries({
  Cancel: (page: Page) => question(page).getByRole('button', { name: 'Batal' }).click(),
  Escape: (page: Page) => page.keyboard.press('Escape'),
  Back: (page: Page) => page.evaluate(() => history.back()),
}).entries())
  test(
    `Who answers with ${how} stays, and nothing is said to have failed @RULE-44`,
    inAll(index),
    async ({ open, page }) => {
      const toasts = await watchToasts(page)
      await playShell(page, 'answers')
      await leadTo(page, OUTSIDE)
      await open('/loanDetails', { scenario: 'order-21' })
      await expect(apply(page)).toBeVisible()
      // Like a link of the app: the entry after the first one.
      await page.evaluate(() => history.pushState({ __TSR_index: 1, __TSR_key: 'next', key: 'next' }, ''))
      await apply(page).click()
      await expect(question(page)).toBeVisible()
      await stay(page)
      await expect(question(page)).toHaveCount(0)
      await expect(page).toHaveURL(/loanDetails/)
      // The card is enabled again.
      await apply(page).click()
      await expect(question(page)).toBeVisible()
      expect(await openedByShell(page)).toEqual([])
      // On a busy machine, the toast for a slow action is shown too.
      expect((await toasts()).filter((said) => said !== 'Sedang dibuka…')).toEqual([])
    },
  )

test('In a browser the site opens in a tab that knows nothing of this one', async ({ open, page, context }) => {
  await context.route('https://partner.example:8443/**', (route) => route.fulfill({ body: 'partner' }))
  await leadTo(page, OUTSIDE)
  await open('/loanDetails', { scenario: 'order-21' })
  await apply(page).click()
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    question(page).getByRole('button', { name: 'Buka situs' }).click(),
  ])
  await expect(tab).toHaveURL(OUTSIDE)
  expect(await tab.evaluate('[window.opener, document.referrer]')).toEqual([null, ''])
})

for (const [index, address] of [
  'market://details?id=com.evil.app',
  'googlechrome://navigate?url=https://evil.example',
].entries())
  test(
    `An address of an app that no setting names reaches neither page nor shell: ${address} @RULE-45`,
    inAll(index),
    async ({ open, page }) => {
      await playShell(page, 'answers')
      await leadTo(page, address)
      await open('/loanDetails', { scenario: 'order-21' })
      await apply(page).click()
      await expect(page.getByText('Halaman produk ini tidak bisa dibuka dari sini.')).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await openedByShell(page)).toEqual([])
      expect(page.context().pages()).toHaveLength(2)
    },
  )

test('A host of 250 letters is shown whole', IN_ALL, async ({ open, page }) => {
  const host = `${`${'a'.repeat(60)}.`.repeat(4)}example`
  await leadTo(page, `https://${host}/`)
  await open('/loanDetails', { scenario: 'order-21' })
  await apply(page).click()
  await expect(question(page).getByText(host)).toBeVisible()
  const wide = await question(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(wide).toBe(0)
})

test('Who leaves while a script still loads leaves, though the script is then cancelled @RULE-26', async ({
  open,
  page,
}) => {
  const asked: Route[] = []
  await page.route('**/assets/loan-number-*.js', (route) => void asked.push(route))
  const arrive = await hold(page, /\/\/[^/]+\/(\?|$)/)
  await open('/loanDetails', { scenario: 'order-200' })
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  // A click waits for the page that it opens.
  const tapped = page.getByRole('button', { name: 'Pinjam lagi' }).click()
  await expect.poll(() => [asked.length, loads]).toEqual([1, 1])
  // WebKit does this by itself.
  await Promise.all([page.waitForEvent('requestfailed'), asked[0]?.abort()])
  arrive()
  await tapped
  await expect(page).toHaveTitle('Rupya: pinjaman yang jelas biayanya')
  expect(loads).toBe(1)
})

test('Who taps Back and then pays, while the shell does not answer, reaches the payment site @RULE-26', async ({
  open,
  page,
}) => {
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
  await answerWhen(page, begun)
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

test('A reload that never comes ends in words, and another try loads the page @RULE-26', async ({ open, page }) => {
  const reloads: string[] = []
  await page.clock.install()
  await page.route('**/assets/complainDetails-*.js', (route) =>
    reloads.length > 1 ? route.continue() : route.fulfill({ status: 404 }),
  )
  await open('/complaintList', { scenario: 'complaints-several' })
  await page.route(/\/complainDetails\?/, (route) => {
    reloads.push(route.request().url())
    // With this answer the engine keeps the page.
    return reloads.length > 1 ? route.continue() : route.fulfill({ status: 204 })
  })
  await page.clock.pauseAt(Date.now() + 10_000)
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect.poll(() => reloads.length).toBe(1)
  const words = page.getByRole('heading', { name: 'Ada masalah' })
  await page.clock.runFor(10_000)
  await expect(page.getByText('Sedang memuat, tunggu sebentar.')).toBeAttached()
  await expect(words).toHaveCount(0)
  await page.clock.runFor(5000)
  await expect(words).toBeVisible()
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rincian keluhan' })).toBeVisible()
})

test(
  'Who steps back while a reload is coming, and taps again, does not wait for it @RULE-26',
  IN_ALL,
  async ({ open, page }) => {
    const reloads: (() => void)[] = []
    await page.route('**/assets/complainDetails-*.js', (route) =>
      reloads.length > 1 ? route.continue() : route.fulfill({ status: 404 }),
    )
    await open('/complaintList', { scenario: 'complaints-several' })
    await page.waitForLoadState('networkidle')
    await page.route(/\/complainDetails\?/, async (route) => {
      await new Promise<void>((come) => reloads.push(come))
      await route.continue().catch(() => {})
    })
    await answerWhen(
      page,
      page.waitForRequest((request) => request.isNavigationRequest()),
    )
    const row = page.getByRole('main').getByRole('listitem').getByRole('link').first()
    // Playwright does nothing while a page reloads.
    await row.evaluate((link: HTMLElement) => {
      const again = () => {
        const drawn = document.querySelector<HTMLElement>('main li a')
        if (drawn) drawn.click()
        else globalThis.setTimeout(again, 100)
      }
      const stepBack = () => void fetch('/reload-begun').then(() => history.back())
      addEventListener('beforeunload', stepBack, { once: true })
      addEventListener('popstate', () => void globalThis.setTimeout(again, 300), { once: true })
      link.click()
    })
    await expect.poll(() => reloads.length).toBe(2)
    for (const come of reloads) come()
    await expect(page.getByRole('heading', { level: 1, name: 'Rincian keluhan' })).toBeVisible()
  },
)

test('On the waiting screen over an open dialog Back leads back, and closes nothing first @RULE-9', async ({
  open,
  page,
}) => {
  await emptyCache(page)
  const come = await hold(page, /\/assets\/(borrowDetail|loanDetails|ahead)-/)
  const loaded = page.waitForResponse((response) => /\/assets\/(borrowDetail|loanDetails)-/.test(response.url()))
  await open('/that', { scenario: 'account-bank' })
  await page.getByRole('button', { name: 'TELAH MEMBAYAR' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Lihat pinjaman' }).click()
  await expect(page).toHaveURL(/borrowDetail|loanDetails/)
  await expect(page.getByText('Sedang memuat, tunggu sebentar.')).toBeAttached()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/that\?/)
  come()
  // Closing the dialog instead would have led forward again.
  await (await loaded).finished()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(page).toHaveURL(/\/that\?/)
})
