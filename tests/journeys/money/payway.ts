import { expect, type Page } from '@playwright/test'

export const CODE = { scenario: 'card-needs-code' }
export const AT_ONCE = { scenario: 'card-without-code' }
export const AMOUNT = 'Rp1.090.000,00'
/** The amount as notes of payments write it. */
export const NOTED = 'Rp1.090.000'

export const card = (page: Page, end: string) => page.getByRole('radio', { name: new RegExp(`${end}$`) })
/** What begins a payment. */
export const pay = (page: Page) => page.getByRole('button', { name: `Bayar ${AMOUNT}`, exact: true })
/** What begins another one, while one by the same card waits for its code. */
export const payWithNewCode = (page: Page) =>
  page.getByRole('button', { name: `Bayar ${AMOUNT} dengan kode baru`, exact: true })
export const codeStep = (page: Page) => page.getByRole('dialog', { name: 'Masukkan kode verifikasi' })
export const codeField = (page: Page) => codeStep(page).getByLabel('Kode verifikasi')

/** The scenario in which the order does not show a payment before the next day. */
export const LATE = 'card-without-code,posts-after-86400'
export const DAY_MS = 24 * 3_600_000

/** The notes of payments, on any screen. */
export const notes = (page: Page) => page.getByRole('list', { name: 'Pembayaran Anda' }).locator('> li')
/** The steps of a payment's way, on any screen. */
export const steps = (page: Page) =>
  page.getByRole('list', { name: 'Sampai mana pembayaran ini' }).getByRole('listitem')
/** Unfolds what a payment's note does not say at first. */
export const showMore = (page: Page) => page.getByText('Rincian pembayaran ini').click()
/** What is asked before the same may be paid twice. */
export const question = (page: Page) => page.getByRole('dialog', { name: 'Bayar lagi?' })
export const unknown = (page: Page) =>
  page.getByRole('heading', { name: 'Kami belum tahu apakah pembayaran Anda masuk' })
export const expectOrder = (page: Page) => expect(page).toHaveURL(/#\/borrowDetail\//)

export async function openCodeStep(page: Page) {
  await card(page, '4417').check()
  await pay(page).click()
  await expect(codeStep(page)).toBeVisible()
}

export async function giveCode(page: Page, code = '123456') {
  await codeField(page).fill(code)
  await codeStep(page).getByRole('button', { name: 'Bayar' }).click()
}

/** A payment by the second card, on any screen. */
export const payment = (page: Page) => page.getByText(`${NOTED} dengan kartu (BRI •••• 2205)`)

/** The text of a payment until its reply, or the end of its app, is recorded. */
export const SENDING = 'Sedang dikirim. Tunggu jawabannya dulu.'

/** Pays by that card, whose answer the scenario loses. */
export async function payWithoutAnswer(page: Page) {
  await card(page, '2205').check()
  await pay(page).click()
  await expect(unknown(page)).toBeVisible()
}

/** Pays by that card. Ends once the server has answered. */
export async function payByCard(page: Page) {
  await card(page, '2205').check()
  const answer = page.waitForResponse('**/repayment-commit*')
  await pay(page).click()
  await (await answer).finished()
}
