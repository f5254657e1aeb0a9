import type { Page } from '@playwright/test'
import { SECOND_BORROWER } from '../../../mocks/borrowers.ts'
import { SECOND_ORDERS } from '../../../mocks/state/second-borrower.ts'
import { expect, test } from '../borrower.ts'

const SCENARIO = { scenario: 'choices-bank' }
/** The second borrower on the same phone, with their own order. */
const SECOND = { ...SECOND_BORROWER, orderId: SECOND_ORDERS.running }

const radio = (page: Page, name: string) => page.getByRole('radio', { name })
const raw = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => !key.startsWith('rupya:'))))

test('A bank that one borrower chose is neither shown to the next on the same phone nor kept @RULE-67', async ({
  open,
  page,
  calls,
}) => {
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
})

test('An unfinished choice is not shown to another borrower at the same place in the history', async ({
  open,
  page,
}) => {
  await open('/individual', SCENARIO)
  await radio(page, 'Mini Market').check()
  await page.reload()
  await expect(radio(page, 'Mini Market')).toBeChecked()
  await page.evaluate((second) => {
    const address = new URL(globalThis.location.href)
    for (const [name, value] of Object.entries(second)) address.searchParams.set(name, value)
    history.replaceState(history.state, '', address)
  }, SECOND)
  await page.reload()
  await expect(radio(page, 'Bank')).toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('rupya:paying'))).toBeNull()
})

test('Neither what was typed of a card nor the wait for its code is another borrower’s @RULE-67', async ({
  open,
  page,
}) => {
  await open('/#/addnormalcard', { scenario: 'bind-card' })
  await page.locator('[name=bankCode]').selectOption('BRI')
  await page.locator('[name=bankNumber]').fill('5221841120530743')
  await page.locator('[name=holderName]').fill('Sari Wulandari')
  await page.getByRole('button', { name: 'Simpan kartu' }).click()
  await expect(page.locator('[name=smsCode]')).toBeVisible()

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
