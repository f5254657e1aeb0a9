import { expect, test } from '../borrower.ts'
import {
  differenceOf,
  DRAWN,
  expectDrawn,
  expectTakenOver,
  holdApp,
  stopClock,
  linksIn,
  settle,
  steadyPicture,
  watchShifts,
} from '../early.ts'
import { hold } from '../hold.ts'
import { chosen, pay, row, total } from './instalments-screen.ts'
import { tapTenTimes } from '../tap-ten-times.ts'
import { IN_ALL, inAll } from '../../setup/suite.ts'

// These tests do not wait for the app.
test.use({ waitsForApp: false })

/** Rounded corners are painted slightly differently each time. */
const ROUNDING = 2

const looks = [
  { lang: '1', scheme: 'light' },
  { lang: '2', scheme: 'dark' },
] as const

/** Unexpected parameters that the shell may add to an address. */
const ODD = {
  zzz: 'a b+c%20&',
  ['__proto__']: 'y',
  userId: 'Ibu Sri 日本',
  sessionId: '00',
  constructor: 'x',
  step: '',
}

for (const { path, scenario, money } of DRAWN)
  for (const [index, { lang, scheme }] of looks.entries())
    test(
      `${path} shows its amount before the app is there, and nothing moves when it comes (lang=${lang}, ${scheme}) @APP-80`,
      inAll(index),
      async ({ open, page, calls }) => {
        await page.emulateMedia({ colorScheme: scheme })
        // The time left of an offer changes every minute, so stop the server's time.
        if (path === '/repaymentDelay')
          await page.addInitScript((time) => {
            Object.defineProperty(globalThis, 'rupyaServerTime', { get: () => time - performance.now(), set: () => {} })
          }, Date.now())
        const shifts = await watchShifts(page)
        await stopClock(page)
        const start = await holdApp(page)
        // Parts that are loaded on demand would change the picture.
        await hold(page, '**/assets/{loan-number,bill-background}-*.js')
        await open(path, { scenario, search: { ...ODD, lang } })
        await expectDrawn(page)
        await expect(page.getByText(money).first()).toBeInViewport()
        await expect(page.locator('html')).toHaveAttribute('lang', lang === '1' ? 'id' : 'en')
        const early = { title: await page.title(), links: await linksIn(page, '#early') }
        const sent = calls.map((call) => call.url())
        const before = await steadyPicture(page)
        const later = await hold(page, '**/gateway/**')
        start()
        await expectTakenOver(page)
        const after = await steadyPicture(page)
        expect({ title: await page.title(), links: await linksIn(page, '#app') }).toEqual(early)
        expect(early.links.length).toBeGreaterThan(0)
        later()
        // The app must not repeat the page's own requests.
        expect(new Set(sent).size).toBe(sent.length)
        expect(calls.filter((call) => sent.includes(call.url()))).toHaveLength(sent.length)
        expect(await differenceOf(page, before, after)).toBeLessThanOrEqual(ROUNDING)
        expect(await shifts()).toEqual([])
        await page.emulateMedia({ colorScheme: null })
      },
    )

for (const [index, { path, scenario }] of DRAWN.entries())
  test(`${path} shows nothing of what it draws for practice while it waits`, inAll(index), async ({ open, page }) => {
    // Only the rehearsal gets a text as its reply.
    await page.addInitScript(() => {
      globalThis.Response = class extends Response {
        constructor(body?: BodyInit | null, init?: ResponseInit) {
          super(body, init)
          if (typeof body === 'string') document.documentElement.dataset['practice'] = 'begun'
        }
      }
    })
    await holdApp(page)
    const answer = await hold(page, '**/gateway/**')
    await open(path, { scenario })
    await expect(page.locator('html[data-practice]')).toBeAttached()
    await settle(page)
    await expect(page.locator('#early [role=status]').first()).toBeAttached()
    expect(await page.locator('#early').innerText()).not.toMatch(/Rp|\d{4}/)
    answer()
    await expectDrawn(page)
    expect(await page.locator('#early').innerText()).toMatch(/Rp|\d{4}/)
  })

/** How late the app's scripts are, in milliseconds. */
const LATE_MS = 5000

test('A link leads on before the app is there @APP-81', async ({ open, page, calls }) => {
  await page.clock.install()
  const start = await holdApp(page)
  await open('/loanDetails', { scenario: 'order-174' })
  await expectDrawn(page)
  await page.clock.runFor(LATE_MS)
  await expect(page.getByText('Rp1.090.000').first()).toBeInViewport()
  const arrived: string[] = []
  page.on('framenavigated', (frame) => arrived.push(new URL(frame.url()).pathname))
  await tapTenTimes(page.getByRole('link', { name: /^Bayar/ }))
  await expect(page.getByRole('heading', { name: 'Belum dibayar' })).toBeVisible()
  expect(arrived).toEqual(['/repayment'])
  expect(calls.filter((call) => call.url().includes('play-detail'))).toHaveLength(1)
  start()
  await expectTakenOver(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/loanDetails\?/)
  await expect(page.getByRole('link', { name: /^Bayar/ })).toBeVisible()
})

test('Back leads to the screen whose link was tapped before the app was there @APP-81', async ({ open, page }) => {
  const start = await holdApp(page)
  await open('/#/borrowDetail/', { scenario: 'order-174-extendable', search: { lang: '2' } })
  await page.getByRole('link', { name: /^Repay / }).click()
  await expect(page).toHaveURL(/\/repayment\?/)
  await expect(page.locator('#early').getByRole('link', { name: 'Call' }).first()).toBeVisible()
  start()
  await expectTakenOver(page)
  await page.reload()
  await expect(page).toHaveTitle('Bill details')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveTitle('Loan details')
  // No earlier screen of the app: Back goes home.
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/\?lang=2/)
})

test(
  'Back leads through every link that was tapped early, also if the app starts in between @APP-81',
  IN_ALL,
  async ({ open, page }) => {
    await page.addInitScript(() => {
      const say = () => document.documentElement.dataset['app'] && console.info(`ready ${location.pathname}`)
      new MutationObserver(say).observe(document, { subtree: true, attributeFilter: ['data-app'] })
    })
    const start = await holdApp(page)
    const arrive = await hold(page, '**/repayment?*')
    await open('/loanDetails', { scenario: 'order-174-extendable', search: { lang: '2' } })
    await page.getByRole('link', { name: 'Extend the loan' }).click()
    await expect(page).toHaveURL(/\/repaymentDelay\?/)
    await page
      .locator('#early')
      .getByRole('link', { name: /Pay the bill|Repay/ })
      .click({ noWaitAfter: true })
    // The app starts on the page that is being left, which can only say so itself.
    const started = page.waitForEvent('console', (said) => said.text() === 'ready /repaymentDelay')
    start()
    await started
    arrive()
    for (const path of ['repayment', 'repaymentDelay', 'loanDetails']) {
      await expect(page).toHaveURL(new RegExp(`/${path}\\?`))
      await expectTakenOver(page)
      await page.getByRole('button', { name: 'Back' }).click()
    }
    await expect(page).toHaveURL(/\/\?lang=2/)
  },
)

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

for (const [index, address] of ['/loanDetails', '/#/borrowDetail/'].entries())
  test(
    `A tap on Back at ${address}, made while nothing was drawn, is a tap on Back and on nothing else @APP-81`,
    inAll(index),
    async ({ open, page }) => {
      const start = await holdApp(page)
      const answer = await hold(page, '**/gateway/**')
      await open(address, { scenario: 'order-174', search: { lang: '2' } })
      const early = page.locator('#early')
      // The skeleton has its own styles, which the drawn screen does not include.
      await expect(early.locator('[role=status] > div').last()).toHaveCSS('height', '260px')
      await tapTenTimes(early.getByRole('button', { name: 'Back' }))
      answer()
      await expectDrawn(page)
      start()
      // Without an earlier screen of the app, Back goes home.
      await expect(page).toHaveURL(/\/\?lang=2/)
    },
  )

test('What is drawn stays while the app still loads the screen', async ({ open, page }) => {
  await page.clock.install()
  const load = await hold(page, '**/assets/loan-details-*.js')
  const pending = page.waitForRequest('**/assets/loan-details-*.js')
  await open('/loanDetails', { scenario: 'order-174' })
  await expectDrawn(page)
  await pending
  const started = await page.waitForFunction(() => history.state && '__TSR_key' in history.state)
  await started.dispose()
  // The router waits 200 ms before it shows its waiting screen.
  await page.clock.runFor(1000)
  await expect(page).toHaveTitle('Detail pinjaman')
  await expect(page.getByText('Rp1.090.000').first()).toBeVisible()
  await expect(page.locator('#early').getByRole('link', { name: /^Bayar/ })).toBeVisible()
  load()
  await expectTakenOver(page)
  await expect(page.getByRole('link', { name: /^Bayar/ })).toHaveCount(1)
})

for (const [index, [lang, name]] of (
  [
    ['1', 'Kembali'],
    ['2', 'Back'],
  ] as const
).entries())
  test(
    `A screen that is not drawn shows its skeleton in its language (lang=${lang})`,
    inAll(index),
    async ({ open, page, calls }) => {
      const shifts = await watchShifts(page)
      await stopClock(page)
      const start = await holdApp(page)
      await open('/order', { scenario: 'orders-several', search: { lang } })
      await expect(page.getByRole('button', { name })).toHaveCount(1)
      await expect(page.getByRole('heading')).toHaveCount(1)
      expect(calls).toHaveLength(1)
      start()
      await expect(page.getByRole('link', { name: /Dana Cepat/ }).first()).toBeVisible()
      expect(calls).toHaveLength(1)
      expect(await shifts()).toEqual([])
    },
  )
