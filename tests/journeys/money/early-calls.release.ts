import type { Page, Request } from '@playwright/test'
import { expect, test } from '../borrower.ts'
import { expectDrawn, expectTakenOver, holdApp, settle, stopClock } from '../early.ts'
import { hold } from '../hold.ts'
import { tapTenTimes } from '../tap-ten-times.ts'
import { IN_ALL, inAll } from '../../setup/suite.ts'

// These tests do not wait for the app.
test.use({ waitsForApp: false })

const status = (page: Page) => page.locator('#app').getByRole('heading', { name: 'Waktunya membayar' })
const payLink = (page: Page) => page.getByRole('link', { name: /^Bayar/ })
const requestOf = (call: Request) => `${call.url()} ${call.postData() ?? ''}`
const paths = (calls: Request[]) => calls.map((call) => new URL(call.url()).pathname.replace('/gateway', ''))

for (const [what, scenario, sees, fails] of [
  ['a refusal', 'order-not-found', 'Pinjaman ini tidak kami temukan', true],
  ['an ended session', 'order-174,session-ended', 'Sesi Anda sudah berakhir', true],
  ['a status that nobody knows', 'unknown-status', undefined, false],
] as const)
  for (const [isLate, tag] of [
    [true, {}],
    [false, IN_ALL],
  ] as const)
    test(
      `${what} to the early call is left to the app, which does not ask again (${isLate ? 'it starts after' : 'it waits for'} the answer) @APP-83`,
      tag,
      async ({ open, page, calls }) => {
        const answer = isLate ? () => {} : await hold(page, '**/gateway/**')
        // Of a reply that comes to the app there is no time to be too old, and with a clock that stands the router shows no skeleton.
        if (isLate) await stopClock(page)
        const start = await holdApp(page)
        const asked = page.waitForRequest('**/loan-details/**')
        await open('/loanDetails', { scenario })
        const call = await asked
        if (isLate) {
          await call.response()
          await settle(page)
        } else {
          start()
          await expectTakenOver(page)
        }
        await expect(payLink(page)).toHaveCount(0)
        answer()
        start()
        await expectTakenOver(page)
        if (sees) await expect(page.getByRole('heading', { name: sees })).toBeVisible()
        else await expect(page.getByRole('link', { name: 'Ajukan keluhan' })).toBeVisible()
        await expect(payLink(page)).toHaveCount(0)
        expect(paths(calls).filter((path) => path.endsWith('/loan-details'))).toHaveLength(1)
        expect(fails || calls.length === 1).toBe(true)
      },
    )

for (const [index, [what, path, scenario, search]] of (
  [
    ['no session', '/loanDetails', 'order-174', { token: undefined }],
    ['a blank session', '/loanDetails', 'order-174', { token: ' ' }],
    ['no order', '/loanDetails', 'order-174', { orderId: undefined }],
    ['an order too long', '/repayment', 'instalments-many', { orderId: 'x'.repeat(200) }],
    ['no order', '/#/borrowDetail/', 'order-174', { orderId: undefined }],
    ['no amount', '/that', 'account-bank', { amount: 'NaN' }],
    ['no session', '/order', 'orders-several', { token: undefined }],
  ] as const
).entries())
  test(
    `${path} with ${what} asks nothing before the app says what is missing @APP-84`,
    inAll(index),
    async ({ open, page, calls }) => {
      await open(path, { scenario, search })
      await expect(page.locator('html[data-app=ready]')).toBeAttached()
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expect(payLink(page)).toHaveCount(0)
      expect(calls).toEqual([])
    },
  )

/** Orders that are left to the app, because it asks before a payment. */
const LEFT: Record<string, string> = {
  'a payment noted on this device': `localStorage.setItem('rupya:journal:723421968459640174', '{"v":1,"data":[]}')`,
  'a note that nobody can read': `localStorage.setItem('rupya:journal:723421968459640174', 'junk')`,
  'a payment in the tab’s history': `history.replaceState({ rupyaCarried: { payments: {} } }, '')`,
  'no storage': `Object.defineProperty(globalThis, 'localStorage', { get: () => { throw new Error('no storage') } })`,
}

for (const [what, script] of Object.entries(LEFT))
  test(`With ${what} nothing is drawn before the app is there @APP-85`, async ({ open, page, calls }) => {
    await page.addInitScript(script)
    await stopClock(page)
    const start = await holdApp(page)
    const asked = page.waitForResponse('**/loan-details/**')
    await open('/loanDetails', { scenario: 'order-174' })
    await (await asked).finished()
    await settle(page)
    await expect(page.locator('html')).not.toHaveClass(/drawn/)
    await expect(payLink(page)).toHaveCount(0)
    start()
    await expectTakenOver(page)
    await expect(status(page)).toBeVisible()
    expect(paths(calls).filter((path) => path.endsWith('/loan-details'))).toHaveLength(1)
  })

test('The early call for a number to pay to is not made by what another borrower has chosen @APP-86', async ({
  open,
  page,
  calls,
}) => {
  await page.addInitScript(() => {
    if (localStorage.length > 0) return
    const kept = { payType: '2', payCode: 'INDOMARET', specificNum: '88340', isDefault: '0' }
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    localStorage.setItem('rupya:borrower', '{"v":1,"data":"another"}')
  })
  const start = await holdApp(page)
  await open('/that', { scenario: 'account-bank' })
  const numbers = () => calls.filter((call) => call.url().includes('/v3/generate-vcode'))
  await expect.poll(numbers).toHaveLength(1)
  start()
  await expectTakenOver(page)
  expect(numbers().map((call) => Object.fromEntries(new URLSearchParams(call.postData() ?? '')))).toMatchObject([
    { pay_type: '1', payCode: '', is_default: '1', specific_num: '' },
  ])
  expect(await page.evaluate(() => localStorage.getItem('payCode'))).toBeNull()
})

for (const [index, [path, scenario, heading]] of (
  [
    ['/payway', 'card-needs-code', 'Bayar dengan kartu'],
    ['/order', 'orders-several', undefined],
    ['/loanConfirm', 'confirmation-several', undefined],
    ['/intelligentCustomerService', 'faq', undefined],
  ] as const
).entries())
  test(`${path} begins with what the page has asked, once @APP-83`, inAll(index), async ({ open, page, calls }) => {
    const start = await holdApp(page)
    const answered = page.waitForResponse('**/gateway/**')
    await open(path, { scenario })
    await (await answered).finished()
    const asked = calls.map(requestOf)
    start()
    await expectTakenOver(page)
    if (heading) await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(calls.map(requestOf).filter((sent) => asked.includes(sent))).toEqual(asked)
  })

test('A screen whose script comes after the waiting screen uses what the page has asked @APP-83', async ({
  open,
  page,
  calls,
}) => {
  const come = await hold(page, '**/assets/that-*.js')
  await open('/that', { scenario: 'account-bank' })
  await expectTakenOver(page)
  await expect(page.locator('#app').getByText('Sedang memuat, tunggu sebentar.')).toBeAttached()
  come()
  await expect(page.getByText('7001 2684 5964 0174')).toBeVisible()
  expect(paths(calls).filter((path) => path.endsWith('/generate-vcode'))).toHaveLength(1)
})

const OTHER_ORDER = { orderId: '723421968459640180' }
const changeAddress = (page: Page, params: Record<string, string>) =>
  page.evaluate((changed) => {
    const address = new URL(globalThis.location.href)
    for (const [name, value] of Object.entries(changed)) address.searchParams.set(name, value)
    history.replaceState(history.state, '', address)
  }, params)

for (const isAnswered of [true, false])
  test(`What was asked for one order is not shown for another (address changed ${isAnswered ? 'after' : 'before'} the answer)`, async ({
    open,
    page,
    calls,
  }) => {
    const answer = isAnswered ? () => {} : await hold(page, '**/gateway/**')
    const start = await holdApp(page)
    const asked = page.waitForRequest('**/loan-details/**')
    await open('/loanDetails', { scenario: 'order-174' })
    const call = await asked
    if (isAnswered) await expectDrawn(page)
    await changeAddress(page, OTHER_ORDER)
    answer()
    await call.response()
    await settle(page)
    await expect(payLink(page)).toBeHidden()
    start()
    await expectTakenOver(page)
    await expect(page.getByRole('heading', { name: 'Terlambat 4 hari' })).toBeVisible()
    const orders = calls.filter((sent) => sent.url().includes('/loan-details/loan-details'))
    expect(orders.map((sent) => new URLSearchParams(sent.postData() ?? '').get('orderId'))).toEqual([
      '723421968459640174',
      '723421968459640180',
    ])
  })

test('What was asked in one session is not used in the next @APP-86', async ({ open, page, calls }) => {
  const start = await holdApp(page)
  await open('/loanDetails', { scenario: 'order-174' })
  await expectDrawn(page)
  await changeAddress(page, { token: 'next' })
  await expect(payLink(page)).toBeHidden()
  start()
  await expectTakenOver(page)
  await expect(status(page)).toBeVisible()
  const orders = calls.filter((sent) => sent.url().includes('/loan-details/loan-details'))
  expect(orders.map((sent) => new URL(sent.url()).searchParams.get('token'))).toEqual(['journey', 'next'])
})

test('Another order in the fragment is another picture @APP-86', async ({ open, page }) => {
  const start = await holdApp(page)
  await open('/#/borrowDetail/', { scenario: 'order-174' })
  await expect(page.getByText('Rp1.090.000').first()).toBeVisible()
  await page.evaluate(() => {
    // A shell does this.
    // oxlint-disable-next-line eslint/no-restricted-properties
    globalThis.location.hash = globalThis.location.hash.replace(/640174/, '640180')
  })
  await expect(page.getByText('Rp1.090.000').first()).toBeHidden()
  start()
  await expectTakenOver(page)
  await expect(page.getByRole('heading', { name: 'Terlambat 4 hari' })).toBeVisible()
})

test('A page that shows another address in its fragment asks and draws nothing of its own', async ({
  open,
  page,
  calls,
}) => {
  const start = await holdApp(page)
  await open('/loanDetails#/repayment', { scenario: 'instalments-many' })
  await settle(page)
  expect(calls).toEqual([])
  start()
  await expectTakenOver(page)
  await expect(page.getByRole('heading', { name: 'Belum dibayar' })).toBeVisible()
})

test('Who comes back to a page that was left before the app came hears everything anew, and no old tap', async ({
  open,
  page,
  calls,
}) => {
  const start = await holdApp(page)
  await open('/repayment', { scenario: 'instalments-many' })
  await expectDrawn(page)
  await tapTenTimes(page.getByRole('button', { name: /^Bayar Segera/ }))
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

test('A page that is reloaded in the middle asks once more, and draws what it then hears', async ({
  open,
  page,
  calls,
}) => {
  const answer = await hold(page, '**/gateway/**')
  await stopClock(page)
  const start = await holdApp(page)
  await open('/loanDetails', { scenario: 'order-174' })
  await page.reload()
  answer()
  await expectDrawn(page)
  start()
  await expectTakenOver(page)
  await expect(status(page)).toBeVisible()
  expect(paths(calls).filter((path) => path.endsWith('/loan-details'))).toHaveLength(2)
})

test('The sixty seconds of a call begin with the page, not with the app @APP-83', async ({ open, page }) => {
  await page.clock.install()
  await hold(page, '**/gateway/**')
  const start = await holdApp(page)
  await open('/loanDetails', { scenario: 'order-174' })
  await page.clock.runFor(30_000)
  start()
  await expectTakenOver(page)
  await expect(page.getByText('Sedang memuat, tunggu sebentar.')).toBeAttached()
  await page.clock.runFor(31_000)
  await expect(page.getByRole('heading', { name: 'Jawabannya terlalu lama' })).toBeVisible()
})
