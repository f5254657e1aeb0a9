import type { Locator, Page } from '@playwright/test'
import { BIND, field } from '../bind-card.ts'
import { expect, test } from '../../borrower.ts'
import { bodies, watchToasts } from '../../on-page.ts'

async function paste(page: Page, into: Locator, text: string) {
  await into.focus()
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('End')
  await page.keyboard.press('ControlOrMeta+V')
}

/** Like a phone's autofill: the value changes, and the event has no details. */
const fillIn = (into: Locator, text: string) =>
  into.evaluate((input, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }, text)

/** Like a keyboard that shows its composition, and inserts it when the word is complete. */
async function compose(page: Page, into: Locator, text: string) {
  await into.focus()
  await page.keyboard.press('End')
  const devtools = await page.context().newCDPSession(page)
  for (let length = 1; length <= text.length; length += 1)
    await devtools.send('Input.imeSetComposition', {
      text: text.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    })
  await devtools.send('Input.insertText', { text })
  await devtools.detach()
}

test('What is typed, composed or filled in is read alike, and a paste is never cut @APP-52 @all', async ({
  open,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const toasts = await watchToasts(page)
  await open(BIND, { scenario: 'bind-card' })
  const number = field(page, 'bankNumber')
  await number.pressSequentially('5221-8411 2053x0743')
  await expect(number).toHaveValue('5221 8411 2053 0743')
  await number.fill('')
  await compose(page, number, '५२२१८४११२')
  await expect(number).toHaveValue('5221 8411 2')
  for (const text of ['५२२१ ८४११ २०५३ ०७४३', '５２２１ ８४１１ ２०５３ ０７４３']) {
    await number.fill('')
    await fillIn(number, text)
    await expect(number).toHaveValue('5221 8411 2053 0743')
  }
  for (const [text, why] of [
    ['5221 8411 2053 0743 123', 'Teks itu tidak berisi tepat satu nomor. Ketik nomornya.'],
    ['1'.repeat(21), 'Jumlahnya lebih dari 20 angka, jadi tidak ada yang diubah.'],
  ] as const) {
    await number.fill('12')
    await paste(page, number, text)
    // It is announced, and stands at the field until that changes.
    await expect(page.getByRole('alert')).toHaveText(why)
    await expect(number).toHaveAccessibleDescription(why)
    await expect(number).toHaveValue('12')
    await number.press('3')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(number).toHaveValue('123')
  }
  expect(await toasts()).toEqual([])
})

/** The card repayment's addresses as in REPAY-20, without a market. */
const SPECIFIED = {
  deviceId: '7f3c2a90d1',
  appVersion: '2.4.1',
  userId: '880021460388',
  userName: 'Arjun',
  appName: 'Rupya',
  sessionId: '5c1f0a7e94',
  clientType: 'ios',
  merchantNumber: '10001',
  mobilePhone: '+919820018820',
  orderId: '723421968459640003',
  productId: '2001',
  withholdingAmount: '725000',
  couponId: '',
  couponMoney: '25000',
  market: undefined,
  token: undefined,
}

test('An address without a market shows amounts without a currency, and pays them @RULE-117 @all', async ({
  open,
  page,
  calls,
}) => {
  await open('/payway', { scenario: 'card-without-code', search: SPECIFIED })
  await expect(page.getByRole('paragraph').getByText('7.250,00', { exact: true })).toBeVisible()
  await expect(page.getByText(/250,00/)).toHaveCount(3)
  await expect(page.getByText(/Rp|₹/)).toHaveCount(0)
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Bayar 7.250,00' }).click()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
  expect(bodies(calls, 'repayment-commit')).toMatchObject([{ amount: '725000' }])
})
