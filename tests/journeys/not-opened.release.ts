import type { BrowserContext, Page, Route } from '@playwright/test'
import { expect, test } from './borrower.ts'
import { hold } from './hold.ts'
import { addressOf } from './money/instalments-screen.ts'
import { emptyCache } from './worker-context.ts'
import { IN_ALL, inAll } from '../setup/suite.ts'

const words = (page: Page) => page.getByRole('heading', { name: 'Halaman ini belum terbuka' })

/** The words say what happened, that nothing was sent, and two ways to continue, in both languages. */
async function expectWords(page: Page) {
  await expect(words(page)).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('Tidak ada pembayaran atau formulir yang dikirim dari halaman ini.')).toBeVisible()
  await expect(main.getByText('No payment and no form was sent from this page.')).toBeVisible()
  for (const reload of ['Muat ulang', 'Reload']) await expect(page.getByRole('link', { name: reload })).toBeVisible()
  for (const phone of await page.getByRole('link', { name: '021-5095-0100' }).all())
    await expect(phone).toHaveAttribute('href', 'tel:02150950100')
  await expect(page.getByRole('link', { name: '021-5095-0100' })).toHaveCount(2)
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

for (const [index, [fault, pattern, answer]] of (
  [
    ['the entry script is gone', ENTRY, gone],
    ['the entry script is blocked', ENTRY, (route: Route) => route.abort('blockedbyclient')],
    ['what the entry script imports is gone', '**/assets/core-*.js', gone],
    [
      'the entry script breaks',
      ENTRY,
      (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken entry")' }),
    ],
    ['the stylesheet is gone', '**/assets/*.css', gone],
    ['the stylesheet is blocked', '**/assets/*.css', (route: Route) => route.abort('blockedbyclient')],
  ] as const
).entries())
  test(
    `Where ${fault} the page itself says so, and reloads at its address @RULE-31`,
    inAll(index),
    async ({ open, page, calls, broken }) => {
      await emptyCache(page)
      await page.route(pattern, answer)
      await setWordsClock(page, 20)
      await open(PLAIN, { ...PLAIN_WORLD, waits: false })
      const address = addressOf(page)
      await expectWords(page)
      expect(calls).toEqual([])
      await page.unroute(pattern)
      await page.getByRole('link', { name: 'Muat ulang' }).click()
      await expect(page).toHaveTitle('Sudah bayar?')
      expect(addressOf(page)).toEqual(address)
      // The errors caused by this test.
      expect(broken.filter((message) => !/broken entry|stylesheet is gone/.test(message))).toEqual([])
      broken.length = 0
    },
  )

test.describe('Where scripts are off', () => {
  let context: BrowserContext
  test.beforeEach(async ({ browser, baseURL }) => {
    context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  })
  test.afterEach(() => context.close())

  test('the page itself says so at once @RULE-31', async () => {
    const page = await context.newPage()
    // Without the wait for a slow app.
    await setWordsClock(page, 0)
    await page.goto('/loanDetails?token=1')
    await expectWords(page)
    const reasons = page.locator('noscript p')
    await expect(reasons).toHaveText([
      /^JavaScript dimatikan di peramban ini\./,
      /^JavaScript is switched off in this browser\./,
    ])
    await expect(reasons.first()).toBeVisible()
  })
})

for (const [index, [fault, pattern]] of (
  [
    ['the entry script is gone', ENTRY],
    ['the stylesheet is gone', '**/assets/*.css'],
  ] as const
).entries())
  test(
    `Where ${fault} the site’s page says so at an address of the app, and reloads at it`,
    inAll(index),
    async ({ open, page, calls }) => {
      await emptyCache(page)
      await page.route(pattern, gone)
      await setWordsClock(page, 20)
      await open('/#/addnormalcard', { scenario: 'bind-card' })
      await expectWords(page)
      expect(calls).toEqual([])
      await page.unroute(pattern)
      await page.getByRole('link', { name: 'Muat ulang' }).click()
      await expect(page.locator('[name=bankNumber]')).toBeVisible()
    },
  )

for (const motion of ['no-preference', 'reduce'] as const)
  test(
    `While the app is only slow nothing is said for seconds, and then gently (motion: ${motion}) @RULE-31`,
    IN_ALL,
    async ({ open, page }) => {
      await page.emulateMedia({ reducedMotion: motion })
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
      await page.emulateMedia({ reducedMotion: null })
    },
  )
