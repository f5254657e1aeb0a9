import type { Page, Route } from '@playwright/test'
import { expect, screenAddress, test } from '../borrower.ts'
import { hold } from '../on-page.ts'
import { addressOf } from '../money/instalments-screen.ts'
import { emptyCache } from '../worker-context.ts'

const words = (page: Page) => page.getByRole('heading', { name: 'Halaman ini belum terbuka' })

/** The words say what happened, that nothing was sent, and two ways to continue, in both languages. */
async function expectWords(page: Page) {
  await expect(words(page)).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('Tidak ada pembayaran atau formulir yang dikirim dari halaman ini.')).toBeVisible()
  await expect(main.getByText('No payment and no form was sent from this page.')).toBeVisible()
  for (const reload of ['Muat ulang', 'Reload']) await expect(page.getByRole('link', { name: reload })).toBeVisible()
  await expectPhones(page)
}

/** The service phone, once in each language. */
async function expectPhones(page: Page) {
  const phones = await page.getByRole('link', { name: '021-5095-0100' }).all()
  const addresses = await Promise.all(phones.map((phone) => phone.getAttribute('href')))
  expect(addresses).toEqual(['tel:02150950100', 'tel:02150950100'])
}

/** Sets the speed of the words' own timer: they appear after six seconds. Resolves to a function that sets it again. */
async function setWordsClock(page: Page, rate: number) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  const set = (playbackRate: number) => devtools.send('Animation.setPlaybackRate', { playbackRate })
  await set(rate)
  return set
}

const gone = (route: Route) => route.fulfill({ status: 404 })
/** A screen whose address does not say what to load: nothing is requested before the app has loaded. */
const PLAIN = '/repayOrNotQuestion'
const PLAIN_WORLD = { scenario: 'repay-or-not' }
const ENTRY = '**/assets/index-*.js'

const FAULTS = [
  ['the entry script is gone', ENTRY, gone],
  ['what it imports is gone', '**/assets/core-*.js', gone],
  [
    'it breaks',
    ENTRY,
    (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'throw Error("broken entry")' }),
  ],
  ['the stylesheet is blocked', '**/assets/*.css', (route: Route) => route.abort('blockedbyclient')],
] as const

test('Where a script or style fails the page says so, and reloads @RULE-31', async ({ open, page, calls, broken }) => {
  await setWordsClock(page, 20)
  const reload = page.getByRole('link', { name: 'Muat ulang' })
  for (const [fault, pattern, answer] of FAULTS)
    await test.step(fault, async () => {
      await emptyCache(page)
      await page.route(pattern, answer)
      // The screen of the step before calls no more.
      await page.goto('about:blank')
      calls.length = 0
      await open(PLAIN, { ...PLAIN_WORLD, waits: false })
      const address = addressOf(page)
      await expectWords(page)
      expect(calls).toEqual([])
      await page.unroute(pattern)
      await reload.click()
      await expect(page).toHaveTitle('Sudah bayar?')
      expect(addressOf(page)).toEqual(address)
    })
  expect(broken.filter((message) => !/broken entry|stylesheet is gone/.test(message))).toEqual([])
  broken.length = 0

  // At a hash address, the page is the site's.
  await emptyCache(page)
  await page.route(ENTRY, gone)
  await open('/#/addnormalcard', { scenario: 'bind-card' })
  await expectWords(page)
  await page.unroute(ENTRY)
  await reload.click()
  await expect(page.locator('[name=bankNumber]')).toBeVisible()
})

test('Where scripts are off the page says so at once @RULE-31', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  // Without the wait for a slow app.
  await setWordsClock(page, 0)
  await page.goto('/loanDetails?token=1')
  await expectWords(page)
  const reasons = page.locator('noscript p')
  await expect(reasons).toHaveText([
    /^JavaScript dimatikan di browser ini\./,
    /^JavaScript is switched off in this browser\./,
  ])
  await expect(reasons.first()).toBeVisible()
  await context.close()
})

test('While the app is slow nothing is said for seconds, then gently @RULE-31 @all', async ({ open, page }) => {
  await emptyCache(page)
  const setClock = await setWordsClock(page, 0)
  const load = await hold(page, ENTRY)
  const opened = open(PLAIN, PLAIN_WORLD)
  await expect(page.locator('#not-opened')).toBeAttached()
  await expect(words(page)).toBeHidden()
  await setClock(20)
  await expect(words(page)).toBeVisible()
  await expect(page.getByText('Koneksinya mungkin lambat')).toBeVisible()
  load()
  await opened
  await expect(page).toHaveTitle('Sudah bayar?')
  await expect(words(page)).toHaveCount(0)
})

/** Features that engines just below the floor lack. */
const LACKS = {
  'Chrome 84': () => Reflect.deleteProperty(String.prototype, 'replaceAll'),
  'iOS 15.3': () => Reflect.deleteProperty(globalThis, 'HTMLDialogElement'),
}
const EACH_PAGE = [
  screenAddress('/loanDetails'),
  screenAddress('/repayOrNotChoose'),
  screenAddress('/#/borrowDetail'),
  '/registerTemplate?templateId=88&source=1',
]

test('Below the floor the app says how to update, and the site is read @RULE-135 @all', async ({ context }) => {
  for (const [engine, take] of Object.entries(LACKS))
    await test.step(engine, async () => {
      const page = await context.newPage()
      await page.goto('/?lang=2')
      await page.addInitScript(take)
      for (const address of EACH_PAGE) {
        await page.goto(address)
        await page.waitForURL('**/too-old.html')
      }
      const main = page.getByRole('main')
      for (const said of [
        'Browser di ponsel ini perlu diperbarui',
        'The browser of this phone is too old',
        'Tidak ada yang dikirim dari halaman ini',
        'Nothing was sent from this page',
        'Pembaruan Perangkat Lunak',
        'Software Update',
      ])
        await expect(main).toContainText(said)
      await expect(main.getByText('Android System WebView')).toHaveCount(2)
      await expect(main).not.toContainText(/koneksi|internet|connection|bayar|pay/i)
      await expectPhones(page)
      // Not into a loop.
      for (const _ of EACH_PAGE) await page.goBack()
      await page.waitForURL('**/?lang=2')
      await page.goto('/#faq')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
})
