import type { Page } from '@playwright/test'
import { ALIPAY, go } from '../../journeys/money/alipay.ts'
import { BIND, BRI, fill, save } from '../../journeys/money/bind-card.ts'
import { expect, type OpenOptions, test } from '../../journeys/borrower.ts'
import { DUE, LOANS, PAID, send, textOf } from '../../journeys/complain.ts'
import { MANY, pay as payInstalments, row, tapLocked } from '../../journeys/money/instalments-screen.ts'
import { agree, apply, OFFER, POP } from '../../journeys/money/loan-confirm.ts'
import { CODE, codeField, codeStep, openCodeStep, pay } from '../../journeys/money/payway.ts'
import { field, getCode, PHONE, picture, VISITOR } from '../../journeys/register.ts'
import { expectNothingCovered, watchToastPlaces } from '../../journeys/toast-places.ts'
import { textSize } from '../../journeys/text-size.ts'
import { ABOUT, FORM, photos, picker, UPLOADS } from '../../journeys/upload.ts'

/** Taps a button at its position, even if it looks disabled. */
async function press(page: Page, name: string | RegExp) {
  const button = page.getByRole('button', { name }).first()
  await button.scrollIntoViewIfNeeded()
  // Content that was off the screen gets its real height only now (product-list.module.css).
  const isHit = () =>
    button.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await expect.poll(isHit).toBe(true)
  await button.click({ force: true })
}

/** Each screen that shows a toast by itself or after a tap, and how. */
const SCREENS: [what: string, address: string, options: OpenOptions, act: (page: Page) => Promise<unknown>][] = [
  ['an order that is read again', '/loanDetails', { scenario: 'order-180' }, (page) => press(page, 'Muat ulang')],
  [
    'a bill whose number is copied',
    '/loanDetails',
    { scenario: 'order-174-extendable' },
    (page) => press(page, /^Salin/),
  ],
  ['a loan in English, read again', '/loanDetails', { scenario: 'order-5' }, (page) => press(page, 'Refresh')],
  ['a rating without a star', '/loanDetails', { scenario: 'order-200-rate' }, (page) => press(page, 'Kirim')],
  [
    'an order whose reading again fails',
    '/loanDetails',
    { scenario: 'order-174' },
    async (page) => {
      await page.route('**/loan-details/loan-details*', (route) => route.fulfill({ status: 500, body: '' }))
      await press(page, 'Muat ulang')
    },
  ],
  ['a locked instalment', '/repayment', MANY, (page) => tapLocked(row(page, 13))],
  [
    'no instalment chosen',
    '/repayment',
    { scenario: 'order-170' },
    (page) => payInstalments(page).click({ force: true }),
  ],
  ['an extension that is refused', '/repaymentDelay', { scenario: 'order-174' }, async () => {}],
  [
    'a number to pay to that is copied',
    '/that',
    { scenario: 'order-174', search: { amount: '1.090.000', display: '1' } },
    (page) => press(page, /^Salin/),
  ],
  ['no bank chosen', '/individual', { scenario: 'choices-none' }, (page) => press(page, 'SAYA INGIN MEMBAYAR')],
  ['no card chosen', '/payway', CODE, (page) => pay(page).click()],
  [
    'a wrong code',
    '/payway',
    CODE,
    async (page) => {
      await openCodeStep(page)
      await codeField(page).fill('111111')
      await codeStep(page).getByRole('button', { name: 'Bayar' }).click()
    },
  ],
  [
    'a code asked for too soon',
    '/payway',
    CODE,
    async (page) => {
      await openCodeStep(page)
      await codeStep(page)
        .getByRole('button', { name: /^Minta kode|detik/ })
        .click({ force: true })
    },
  ],
  [
    'a payment that Alipay refuses',
    ALIPAY,
    { scenario: 'alipay', search: { withholdingAmount: '999900000' } },
    (page) => go(page).click(),
  ],
  [
    'a bank that refuses the card’s code',
    BIND,
    { scenario: 'bind-card' },
    async (page) => {
      await fill(page, BRI)
      await save(page).click()
      await page.locator('[name=smsCode]').fill('000000')
      await save(page).click()
    },
  ],
  [
    'a complaint of collection that is not taken',
    '/complainPage',
    { ...LOANS, search: { orderNo: PAID } },
    (page) => press(page, 'Penagihan'),
  ],
  [
    'a loan that cannot be read for a complaint',
    '/complainPage',
    { ...LOANS, search: { orderNo: DUE } },
    async (page) => {
      await page.route('**/problem-init*', (route) => route.fulfill({ status: 500, body: '' }))
      await page.getByRole('button', { name: 'Semua pinjaman' }).click()
      await page.getByRole('radio', { name: /0180$/ }).check()
      await page.getByRole('dialog').getByRole('button').last().click()
    },
  ],
  ['an empty complaint', FORM, ABOUT, (page) => send(page).click()],
  ['a photo that is there', FORM, ABOUT, async (page) => picker(page).setInputFiles(await photos(page, 1))],
  [
    'a photo that is not taken',
    FORM,
    ABOUT,
    async (page) => {
      await page.route(UPLOADS, (route) => route.fulfill({ json: { code: '00', message: '', data: { url: '' } } }))
      await picker(page).setInputFiles(await photos(page, 1))
    },
  ],
  ['a product that is closed', '/loginError', { scenario: 'join-failure' }, (page) => press(page, /, Uang Pintar$/)],
  ['the borrower’s loans, read again', '/order', { scenario: 'orders-several' }, (page) => press(page, 'Muat ulang')],
  [
    'a loan without consent',
    OFFER,
    { scenario: 'confirmation-several' },
    async (page) => {
      await page.getByRole('checkbox').uncheck()
      await apply(page).click({ force: true })
    },
  ],
  [
    'an agreement that was not read',
    OFFER,
    POP,
    async (page) => {
      await page.route('**/__world/pages/perjanjian/**', (route) => route.abort('connectionrefused'))
      await apply(page).click()
      await agree(page).click({ force: true })
    },
  ],
  [
    'a wrong graphic code',
    '/registerTemplate',
    { scenario: 'register', search: { ...VISITOR, market: 'id' } },
    async (page) => {
      // A new picture clears the code.
      await picture(page).getByRole('img').waitFor()
      await field(page, 'phone').fill(PHONE)
      await field(page, 'capcode').fill('0000')
      await getCode(page).click()
    },
  ],
]

const SIZES = [
  { width: 360, height: 740, text: '100%' },
  { width: 320, height: 640, text: '200%' },
  { width: 430, height: 932, text: '100%' },
]

for (const [what, address, options, act] of SCREENS)
  for (const { width, height, text } of SIZES)
    test(`The toast of ${what} covers no title, amount, bar, dialog or field (${width} px, text of ${text}) @RULE-82`, async ({
      open,
      page,
    }) => {
      const places = await watchToastPlaces(page)
      await page.setViewportSize({ width, height })
      await textSize(page, text)
      await open(address, options)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await act(page)
      await expectNothingCovered(places)
    })

test('A toast that a keyboard would cover moves above it @RULE-82', async ({ open, page }) => {
  await page.addInitScript(() => {
    const seen = Object.assign(new EventTarget(), { offsetTop: 0, height: innerHeight })
    Object.defineProperty(window, 'visualViewport', { value: seen })
  })
  await open(FORM, ABOUT)
  await send(page).click()
  const toast = page.locator('[role=status][aria-live=polite] > p')
  await expect(toast).toBeVisible()
  const bottom = () => toast.evaluate((element) => element.getBoundingClientRect().bottom)
  expect(await bottom()).toBeGreaterThan(420)
  await page.evaluate(() => {
    Object.assign(window.visualViewport ?? {}, { height: 420 })
    window.visualViewport?.dispatchEvent(new Event('resize'))
  })
  await expect.poll(bottom).toBeLessThanOrEqual(420)
})

test('What is said of a photo is not said of the next screen @RULE-82', async ({ open, page }) => {
  await page.clock.install()
  await open(FORM, ABOUT)
  await textOf(page).fill('Sudah bayar')
  // A toast ends by itself after some seconds.
  await page.clock.pauseAt(Date.now() + 10_000)
  await picker(page).setInputFiles(await photos(page, 1))
  const said = page.getByRole('status').getByText('Foto berhasil diunggah!')
  await expect(said).toBeVisible()
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect(page).not.toHaveTitle('Keluhan Anda')
  await page.clock.runFor(300)
  await expect(said).toHaveCount(0)
})
