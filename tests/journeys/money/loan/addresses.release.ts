import { type Page, type Request } from '@playwright/test'
import { SECOND_BORROWER } from '../../../../mocks/borrowers.ts'
import { SECOND_ORDERS } from '../../../../mocks/state/second-borrower.ts'
import { expect, test } from '../../borrower.ts'

/** Values that a type-guessing parser would change. */
const SESSION = {
  token: '723421968459640832',
  deviceId: '00123',
  gid: '662E41',
  osVersion: '0x1F',
  appType: 'null',
}
const SHELL = { zzz: '{1}' }

const ORDER = '723421968459640174'
const repay = (page: Page) => page.getByRole('link', { name: /^Bayar/ })
const addressOf = (page: Page) => {
  const { search, hash } = new URL(page.url())
  return Object.fromEntries([...new URLSearchParams(search), ...new URLSearchParams(hash.split('?')[1])])
}
const ordersAsked = (calls: Request[]) =>
  calls
    .filter((call) => new URL(call.url()).pathname.endsWith('/loan-details'))
    .map((call) => new URLSearchParams(call.postData() ?? '').get('orderId'))

test('The session reaches every call to the letter, and nothing else of the address @APP-9 @APP-10 @APP-14 @LOAN-2 @RULE-58 @RULE-59', async ({
  open,
  page,
  calls,
}) => {
  const kept = { ...SESSION, ...SHELL }
  await open('/#/borrowDetail/', { scenario: 'order-174-extendable', search: { ...kept, market: undefined } })
  await expect(repay(page)).toBeVisible()
  const { pathname, searchParams, hash } = new URL(page.url())
  // A hash address stays one: session before the #, the screen's own inside.
  expect([pathname, hash]).toEqual(['/', `#/borrowDetail/?productId=1001&orderId=${ORDER}`])
  expect(Object.fromEntries(searchParams)).toEqual(kept)

  await repay(page).click()
  await expect(page).toHaveURL(/\/repayment\?/)
  expect(addressOf(page)).toMatchObject({ ...kept, orderId: ORDER })

  await page.goBack()
  await expect(repay(page)).toBeVisible()
  expect(addressOf(page)).toMatchObject(kept)

  await page.reload()
  await expect(repay(page)).toBeVisible()
  expect(addressOf(page)).toMatchObject(kept)

  await page.getByRole('link', { name: 'Ajukan keluhan' }).click()
  await expect(page).toHaveURL(/\/complainPage\?/)
  expect(addressOf(page)).toEqual({ ...kept, orderNo: ORDER })

  expect(calls.length).toBeGreaterThanOrEqual(3)
  for (const call of calls) expect(Object.fromEntries(new URL(call.url()).searchParams)).toEqual(SESSION)
})

/** One order, in all forms that a shell may write its address; the app writes the first form. */
const WRITTEN = [
  `/?token=1#/borrowDetail/?productId=1001&orderId=${ORDER}`,
  `/?token=1#/borrowDetail?productId=1001&orderId=${ORDER}`,
  `/?token=1&productId=1001&orderId=${ORDER}#/borrowDetail`,
  `/#/borrowDetail/?token=1&productId=1001&orderId=${ORDER}`,
  // On duplicates the inside of the # wins.
  `/loanDetails?token=outer&productId=1&orderId=1#/borrowDetail/?token=1&productId=1001&orderId=${ORDER}`,
  // As shells and messengers encode it.
  `/?token=1%23/borrowDetail/?productId=1001&orderId=${ORDER}`,
  `/index.html%23/borrowDetail?token=1&productId=1001&orderId=${ORDER}`,
  `/%23/borrowDetail/?token=1&productId=1001&orderId=${ORDER}`,
]

test('However a hash address is spelled, it asks once, even if that fails @APP-10', async ({ page, become, calls }) => {
  await become('order-174,server-error')
  for (const [index, address] of WRITTEN.entries()) {
    // Otherwise another hash address of the same page would not reload it.
    await page.goto('about:blank')
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Halaman ini belum bisa dibuka' })).toBeVisible()
    await expect(page).toHaveURL(WRITTEN[0] ?? '')
    expect(ordersAsked(calls), address).toHaveLength(index + 1)
  }
  await become('order-174')
  // Another call comes and goes. A second call for the order would have come by then too.
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await repay(page).click()
  await expect(page).toHaveTitle('Detail Tagihan')
  expect(ordersAsked(calls)).toEqual([...WRITTEN, 'another try'].map(() => ORDER))
})

test('A changed fragment asks for its order once, and keeps nothing of the last one @APP-10 @RULE-59', async ({
  open,
  page,
  calls,
}) => {
  await open('/repayment', { search: SHELL })
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  const before = ordersAsked(calls).length
  await page.evaluate(() => {
    window.location.hash = '#/borrowDetail/?productId=2001&orderId=723421968459640005'
  })
  await expect(page.getByRole('heading', { name: 'Overdue by 2 days' })).toBeVisible()
  await expect(page).toHaveURL(/\/\?[^#]*#\/borrowDetail\/\?productId=2001&orderId=723421968459640005$/)
  expect(page.url()).not.toContain(ORDER)
  expect(addressOf(page)).toMatchObject(SHELL)
  await page.goBack()
  await expect(page).toHaveTitle('Detail Tagihan')
  expect(ordersAsked(calls).slice(before)).toEqual(['723421968459640005'])
})

const SCENARIO = { scenario: 'choices-bank' }
/** The second borrower on the same phone, with their own order. */
const SECOND = { ...SECOND_BORROWER, orderId: SECOND_ORDERS.running }

const radio = (page: Page, name: string) => page.getByRole('radio', { name })
const raw = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => !key.startsWith('rupya:'))))

test('A bank that one borrower chose is neither shown to the next nor kept @RULE-67', async ({ open, page, calls }) => {
  await open('/individual', SCENARIO)
  await radio(page, 'BRI').check()
  await page.getByRole('button', { name: 'SAYA INGIN MEMBAYAR' }).click()
  await expect(page).toHaveTitle('Pelunasan')
  expect(await raw(page)).toMatchObject({ payCode: 'BRI' })

  await open('/that', { ...SCENARIO, search: SECOND })
  await expect(page.getByText(/nomor virtual account/i).first()).toBeVisible()
  const asked = calls.findLast((call) => call.url().includes('generate-vcode'))
  expect(Object.fromEntries(new URLSearchParams(asked?.postData() ?? ''))).toMatchObject({
    payCode: '',
    is_default: '1',
  })
  expect(await raw(page)).toEqual({})

  await open('/individual', SCENARIO)
  await expect(radio(page, 'BRI')).not.toBeChecked()
  await radio(page, 'Mini Market').check()
  await page.reload()
  await expect(radio(page, 'Mini Market')).toBeChecked()
  // At the same place in the history.
  await page.evaluate((second) => {
    const address = new URL(globalThis.location.href)
    for (const [name, value] of Object.entries(second)) address.searchParams.set(name, value)
    history.replaceState(history.state, '', address)
  }, SECOND)
  await page.reload()
  await expect(radio(page, 'Bank')).toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('rupya:paying'))).toBeNull()
})

test('A card that was typed and the wait for its code are no other borrower’s @RULE-67', async ({ reach, page }) => {
  await reach('bind-card-code')
  // Like the shell: the same page, with the next borrower's address.
  await page.evaluate(({ userId, token }) => {
    globalThis.location.hash += `&userId=${userId}&token=${token}`
  }, SECOND_BORROWER)
  await expect(page.locator('[name=holderName]')).toHaveValue('')
  await expect(page.locator('[name=bankNumber]')).toHaveValue('')
  await expect(page.locator('[name=smsCode]')).toHaveCount(0)
  await page.reload()
  await expect(page.locator('[name=holderName]')).toHaveValue('')
  await expect(page.locator('[name=smsCode]')).toHaveCount(0)
})
