import { expect, test } from '../../borrower.ts'
import {
  differenceOf,
  DRAWN,
  expectDrawn,
  expectTakenOver,
  holdApp,
  linksIn,
  settle,
  steadyPicture,
  stopClock,
  watchShifts,
} from '../../early.ts'
import { hold } from '../../on-page.ts'
import { expectTextsRefused } from '../../trusted-types.ts'
import { SECRETS, watch } from '../canary.ts'

test.use({ waitsForApp: false })

/** Rounded corners are painted slightly differently each time. */
const ROUNDING = 2

/** The screens take turns. */
const LOOKS = [
  { lang: '1', language: 'id', colorScheme: 'light' },
  { lang: '2', language: 'en', colorScheme: 'dark' },
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

for (const [index, { path, scenario, money }] of DRAWN.entries())
  for (const { lang, language, colorScheme } of LOOKS.filter((_, turn) => turn === index % LOOKS.length))
    test(`${path} shows its amount early, nothing moves (${language}, ${colorScheme}) @APP-80`, async ({
      open,
      page,
      calls,
    }) => {
      await page.emulateMedia({ colorScheme })
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
      await expect(page.locator('html')).toHaveAttribute('lang', language)
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
    })

test('A page shows nothing of what it draws for practice while it waits', async ({ open, page }) => {
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
  await open('/repayment', { scenario: 'instalments-many' })
  await expect(page.locator('html[data-practice]')).toBeAttached()
  await settle(page)
  await expect(page.locator('#early [role=status]').first()).toBeAttached()
  expect(await page.locator('#early').innerText()).not.toMatch(/Rp|\d{4}/)
  answer()
  await expectDrawn(page)
  expect(await page.locator('#early').innerText()).toMatch(/Rp|\d{4}/)
})

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

test('A screen that is not drawn shows its skeleton in its language', async ({ open, page, calls }) => {
  const shifts = await watchShifts(page)
  await stopClock(page)
  const start = await holdApp(page)
  await open('/order', { scenario: 'orders-several', search: { lang: '2' } })
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(1)
  await expect(page.getByRole('heading')).toHaveCount(1)
  expect(calls).toHaveLength(1)
  start()
  await expect(page.getByRole('link', { name: /Dana Cepat/ }).first()).toBeVisible()
  expect(calls).toHaveLength(1)
  expect(await shifts()).toEqual([])
})

test('Inline parts of a page leak no session, and run no text @APP-93', async ({ open, page, baseURL, broken }) => {
  const { look, seen, leaks } = await watch(page, baseURL)
  const start = await holdApp(page)
  for (const { path, scenario } of DRAWN) {
    await open(path, { scenario, search: SECRETS })
    await expectDrawn(page)
    await look()
    await expectTextsRefused(page, broken)
  }
  start()
  await expectTakenOver(page)
  await look()
  // Nor does it where the answer to the early call is a fault.
  await holdApp(page)
  const asked = page.waitForResponse('**/loan-details/**')
  await open('/loanDetails', { scenario: 'order-174,server-error', search: SECRETS })
  await (await asked).finished()
  await settle(page)
  await look()
  expect(seen.length).toBeGreaterThan(5)
  expect(leaks()).toEqual([])
})
