import { type Page, type Request } from '@playwright/test'
import { expect, test } from '../borrower.ts'
import { inAll } from '../../setup/suite.ts'

/** Values that a type-guessing parser would change. */
const SESSION = {
  token: '723421968459640832',
  deviceId: '00123',
  gid: '662E41',
  osVersion: '0x1F',
  appType: 'null',
}
const SHELL = { zzz: '{1}' }

const sentQuery = (call: Request | undefined) => Object.fromEntries(new URL(call?.url() ?? '').searchParams)
const addressOf = (page: Page) => {
  const { search, hash } = new URL(page.url())
  return Object.fromEntries([...new URLSearchParams(search), ...new URLSearchParams(hash.split('?')[1])])
}

for (const path of ['/loanDetails', '/#/borrowDetail/'])
  test(`The session reaches every call from ${path} to the letter, and nothing else of the address does @APP-9 @APP-14 @RULE-58`, async ({
    open,
    page,
    calls,
  }) => {
    await open(path, { scenario: 'order-174-extendable', search: { ...SESSION, ...SHELL, market: undefined } })
    const repay = page.getByRole('link', { name: /^Bayar/ })
    await expect(repay).toBeVisible()
    expect(addressOf(page)).toMatchObject({ ...SESSION, ...SHELL })

    await repay.click()
    await expect(page).toHaveURL(/\/repayment\?/)
    expect(addressOf(page)).toMatchObject({ ...SESSION, ...SHELL, orderId: '723421968459640174' })

    await page.goBack()
    await expect(repay).toBeVisible()
    expect(addressOf(page)).toMatchObject({ ...SESSION, ...SHELL })

    await page.reload()
    await expect(repay).toBeVisible()
    expect(addressOf(page)).toMatchObject({ ...SESSION, ...SHELL })

    expect(calls.length).toBeGreaterThanOrEqual(2)
    for (const call of calls) expect(sentQuery(call)).toEqual(SESSION)
  })

test('A hash address stays one: session before the #, the screen’s own inside @APP-10 @LOAN-2', async ({
  open,
  page,
}) => {
  await open('/#/borrowDetail/', { scenario: 'order-174', search: { ...SESSION, ...SHELL } })
  await expect(page.getByRole('heading', { name: 'Waktunya membayar' })).toBeVisible()
  const { pathname, search, hash } = new URL(page.url())
  expect(pathname).toBe('/')
  expect(Object.keys(Object.fromEntries(new URLSearchParams(search))).toSorted()).toEqual(
    [...Object.keys({ ...SESSION, ...SHELL }), 'market'].toSorted(),
  )
  expect(hash).toBe('#/borrowDetail/?productId=1001&orderId=723421968459640174')
})

/** One order, in all forms that a shell may write its address; the app writes the first form. */
const WRITTEN = [
  '/?token=1#/borrowDetail/?productId=1001&orderId=723421968459640174',
  '/?token=1#/borrowDetail?productId=1001&orderId=723421968459640174',
  '/?token=1&productId=1001&orderId=723421968459640174#/borrowDetail',
  '/#/borrowDetail/?token=1&productId=1001&orderId=723421968459640174',
  '/loanDetails?token=1&productId=1001&orderId=1#/borrowDetail/?productId=1001&orderId=723421968459640174',
  // As shells and messengers encode it.
  '/?token=1%23/borrowDetail/?productId=1001&orderId=723421968459640174',
  '/index.html%23/borrowDetail?token=1&productId=1001&orderId=723421968459640174',
  '/%23/borrowDetail/?token=1&productId=1001&orderId=723421968459640174',
]
const orderCalls = (calls: Request[]) =>
  calls.filter((call) => new URL(call.url()).pathname.endsWith('/loan-details')).length

for (const [index, address] of WRITTEN.entries())
  test(
    `A hash address asks for its order once, also in vain: ${address} @APP-10`,
    inAll(index),
    async ({ page, become, calls }) => {
      await become('order-174,server-error')
      await page.goto(address)
      await expect(page.getByRole('heading', { name: 'Halaman ini belum bisa dibuka' })).toBeVisible()
      await expect(page).toHaveURL(WRITTEN[0] ?? '')
      expect(orderCalls(calls)).toBe(1)
      await become('order-174')
      // Another call comes and goes. A second call for the order would have come by then too.
      await page.getByRole('button', { name: 'Coba lagi' }).click()
      await page.getByRole('link', { name: /^Bayar/ }).click()
      await expect(page).toHaveTitle('Detail Tagihan')
      expect(orderCalls(calls)).toBe(2)
    },
  )

test('A fragment that looks like another site stays in the app', async ({ page }) => {
  await page.goto('/?token=1#//evil.example/?x=1')
  await expect(page.getByRole('heading', { name: 'Halaman ini tidak ada' })).toBeVisible()
  expect(new URL(page.url()).host).toMatch(/^localhost/)
})

test('The shell changes the fragment of a page that is open: its order is asked for once, also in vain @APP-10', async ({
  open,
  page,
  become,
  calls,
}) => {
  await open('/repayment', { scenario: 'order-174' })
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  const before = orderCalls(calls)
  await become('order-174,server-error')
  await page.evaluate(() => {
    window.location.hash = '#/borrowDetail?productId=2001&orderId=723421968459640005'
  })
  await expect(page.getByRole('heading', { name: 'Halaman ini belum bisa dibuka' })).toBeVisible()
  await expect(page).toHaveURL(/\/\?[^#]*#\/borrowDetail\/\?productId=2001&orderId=723421968459640005$/)
  await page.goBack()
  await expect(page).toHaveTitle('Detail Tagihan')
  expect(orderCalls(calls)).toBe(before + 1)
})

test('On duplicates the inside of the # wins @APP-10', async ({ page, open }) => {
  await open('/loanDetails')
  await page.goto(
    '/?token=outer&orderId=1&productId=1#/borrowDetail/?token=inner&productId=1001&orderId=723421968459640180',
  )
  await expect(page.getByRole('heading', { name: 'Terlambat 4 hari' })).toBeVisible()
})

test('Of one order nothing remains on the next @RULE-59', async ({ open, page, calls }) => {
  await open('/loanDetails', { search: { orderId: '723421968459640174', ...SHELL } })
  await expect(page.getByRole('heading', { name: 'Waktunya membayar' })).toBeVisible()
  await page.getByRole('link', { name: /^Bayar/ }).click()
  await expect(page).toHaveURL(/\/repayment/)

  // Like the shell: the same page, with the next order's address.
  await page.evaluate(() => {
    window.location.hash = '#/borrowDetail/?productId=2001&orderId=723421968459640005'
  })
  await expect(page.getByRole('heading', { name: 'Overdue by 2 days' })).toBeVisible()
  expect(page.url()).not.toContain('723421968459640174')
  expect(addressOf(page)).toMatchObject({ productId: '2001', orderId: '723421968459640005', ...SHELL })
  // The screen that was left quickly may still read its own order; the details must be of the next one.
  const details = calls.filter((call) => new URL(call.url()).pathname.endsWith('/loan-details'))
  expect(new URLSearchParams(details.at(-1)?.postData() ?? '').get('orderId')).toBe('723421968459640005')
})

test('Leaving an order for a screen without one drops its parameters and keeps the shell’s @RULE-59', async ({
  open,
  page,
}) => {
  await open('/complaintList', { search: { ...SHELL, tab: '1' } })
  await page.getByRole('link', { name: 'Ajukan keluhan' }).first().click()
  await expect(page).toHaveURL(/\/complainPage\?/)
  expect(addressOf(page)).toMatchObject({ token: 'journey', market: 'id', ...SHELL })
  expect(Object.keys(addressOf(page))).not.toContain('tab')
})

test('Who leaves the app for the official site takes the language along, and no session', async ({ open, page }) => {
  await open('/loanDetails', { scenario: 'order-200', search: { ...SHELL, lang: '2' } })
  await page.getByRole('button', { name: 'Borrow more' }).click()
  await expect(page).toHaveURL(/\/\?/)
  expect(addressOf(page)).toEqual({ market: 'id', lang: '2' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
