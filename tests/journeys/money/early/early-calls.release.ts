import type { Page, Request } from '@playwright/test'
import { expect, test } from '../../borrower.ts'
import { expectDrawn, expectTakenOver, holdApp, settle, stopClock } from '../../early.ts'
import { hold } from '../../on-page.ts'

test.use({ waitsForApp: false })

const status = (page: Page) => page.locator('#app').getByRole('heading', { name: 'Waktunya membayar' })
const payLink = (page: Page) => page.getByRole('link', { name: /^Bayar/ })
const requestOf = (call: Request) => `${call.url()} ${call.postData() ?? ''}`
const ordersAsked = (calls: Request[]) => calls.filter((call) => call.url().includes('/loan-details/loan-details'))

test('A screen begins with what the page has asked, once @APP-83', async ({ open, page, calls }) => {
  const start = await holdApp(page)
  const answered = page.waitForResponse('**/gateway/**')
  await open('/payway', { scenario: 'card-needs-code' })
  await (await answered).finished()
  const asked = calls.map(requestOf)
  start()
  await expectTakenOver(page)
  await expect(page.getByRole('heading', { name: 'Bayar dengan kartu' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls.map(requestOf).filter((sent) => asked.includes(sent))).toEqual(asked)
})

for (const [how, scenario, sees] of [
  ['waits for the answer', 'order-174,session-ended', 'Sesi Anda sudah berakhir'],
  ['starts after the answer', 'order-not-found', 'Pinjaman ini tidak kami temukan'],
] as const)
  test(`The app takes over a refused early call, ${how} and asks no more @APP-83`, async ({ open, page, calls }) => {
    const isLate = scenario === 'order-not-found'
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
    await expect(page.getByRole('heading', { name: sees })).toBeVisible()
    await expect(payLink(page)).toHaveCount(0)
    expect(ordersAsked(calls)).toHaveLength(1)
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
  await expect(page.getByRole('heading', { name: 'Jawaban terlalu lama ditunggu' })).toBeVisible()
})

test('Without a session or a parameter nothing is asked before the app says so @APP-84', async ({
  open,
  page,
  calls,
}) => {
  for (const [path, scenario, search] of [
    ['/loanDetails', 'order-174', { token: undefined }],
    ['/loanDetails', 'order-174', { token: ' ' }],
    ['/loanDetails', 'order-174', { orderId: undefined }],
    ['/repayment', 'instalments-many', { orderId: 'x'.repeat(200) }],
    ['/#/borrowDetail/', 'order-174', { orderId: undefined }],
    ['/that', 'account-bank', { amount: 'NaN' }],
    ['/order', 'orders-several', { token: undefined }],
  ] as const) {
    await open(path, { scenario, search })
    await expect(page.locator('html[data-app=ready]')).toBeAttached()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(payLink(page)).toHaveCount(0)
    expect(calls, path).toEqual([])
  }
})

test('The app draws an order with a noted payment, or without storage @APP-85', async ({ open, page, calls }) => {
  // What the device holds stands in the address.
  await page.addInitScript(() => {
    const hasNote = (note: string) => localStorage.setItem('rupya:journal:723421968459640174', note)
    const devices: Record<string, () => void> = {
      'a note': () => hasNote('{"v":1,"data":[]}'),
      'a note that nobody can read': () => hasNote('junk'),
      'a note in the tab’s history': () => {
        localStorage.clear()
        history.replaceState({ rupyaCarried: { payments: {} } }, '')
      },
      'no storage': () =>
        Object.defineProperty(globalThis, 'localStorage', {
          get: () => {
            throw new Error('no storage')
          },
        }),
    }
    devices[new URL(document.URL).searchParams.get('device') ?? '']?.()
  })
  await stopClock(page)
  const start = await holdApp(page)
  for (const device of ['a note', 'a note that nobody can read', 'a note in the tab’s history', 'no storage']) {
    const asked = page.waitForResponse('**/loan-details/**')
    await open('/loanDetails', { scenario: 'order-174', search: { device } })
    await (await asked).finished()
    await settle(page)
    await expect(page.locator('html'), device).not.toHaveClass(/drawn/)
    await expect(payLink(page)).toHaveCount(0)
  }
  calls.length = 0
  start()
  await expectTakenOver(page)
  await expect(status(page)).toBeVisible()
  expect(ordersAsked(calls)).toEqual([])
  // The same order is drawn on a device that holds nothing.
  await holdApp(page)
  await open('/loanDetails', { scenario: 'order-174' })
  await expectDrawn(page)
})

test('The early call for a number ignores what another borrower chose @APP-86', async ({ open, page, calls }) => {
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

const changeAddress = (page: Page, params: Record<string, string>) =>
  page.evaluate((changed) => {
    const address = new URL(globalThis.location.href)
    for (const [name, value] of Object.entries(changed)) address.searchParams.set(name, value)
    history.replaceState(history.state, '', address)
  }, params)

test('What was asked for one order or session is neither drawn nor used for the next @APP-86', async ({
  open,
  page,
  calls,
}) => {
  const answer = await hold(page, '**/gateway/**')
  const start = await holdApp(page)
  const asked = page.waitForRequest('**/loan-details/**')
  await open('/loanDetails', { scenario: 'order-174' })
  const call = await asked
  await changeAddress(page, { orderId: '723421968459640180' })
  answer()
  await call.response()
  await settle(page)
  await expect(payLink(page)).toBeHidden()
  start()
  await expectTakenOver(page)
  await expect(page.getByRole('heading', { name: 'Terlambat 4 hari' })).toBeVisible()
  expect(ordersAsked(calls).map((sent) => new URLSearchParams(sent.postData() ?? '').get('orderId'))).toEqual([
    '723421968459640174',
    '723421968459640180',
  ])

  const startNext = await holdApp(page)
  // The screen of the step before calls no more.
  await page.goto('about:blank')
  calls.length = 0
  await open('/loanDetails', { scenario: 'order-174' })
  await expectDrawn(page)
  await changeAddress(page, { token: 'next' })
  await expect(payLink(page)).toBeHidden()
  startNext()
  await expectTakenOver(page)
  await expect(status(page)).toBeVisible()
  expect(ordersAsked(calls).map((sent) => new URL(sent.url()).searchParams.get('token'))).toEqual(['journey', 'next'])
})

test('Another order in the fragment is another picture, and never at a page’s own path @APP-86', async ({
  open,
  page,
  calls,
}) => {
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

  const startNext = await holdApp(page)
  await page.goto('about:blank')
  calls.length = 0
  await open('/loanDetails#/repayment', { scenario: 'instalments-many' })
  await settle(page)
  expect(calls).toEqual([])
  startNext()
  await expectTakenOver(page)
  await expect(page.getByRole('heading', { name: 'Belum dibayar' })).toBeVisible()
})
