import type { Page, Request } from '@playwright/test'
import { expect, test } from '../borrower.ts'

const SESSION = { userId: '880021460173', sessionId: '5c1f0a7e94' }
/** The parameters that the shell adds to the card repayment's address. No token. */
const CARD = { ...SESSION, token: undefined, mobilePhone: '081234567789', merchantNumber: '86' }
const OWNER = { scenario: 'order-174-extendable' }

/** Checks that a screen is shown and the session is still in its address. */
async function expectScreen(page: Page, title: string) {
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const { searchParams } = new URL(page.url())
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...SESSION,
    mobilePhone: '081234567789',
    merchantNumber: '86',
  })
  expect(searchParams.has('token')).toBe(false)
}

/** Each call sends the session, except the one for the contacts, which is public. */
async function expectSession(calls: Request[]) {
  expect(calls.length).toBeGreaterThan(0)
  for (const call of calls.filter((each) => !each.url().includes('get-whatsapp')))
    expect(await call.allHeaders(), call.url()).toMatchObject({ userid: SESSION.userId, sessionid: SESSION.sessionId })
}

const tap = (page: Page, name: string | RegExp, role: 'link' | 'button' = 'link') =>
  page.getByRole(role, { name, exact: typeof name === 'string' }).click()
const status = (page: Page) => page.getByRole('heading', { name: 'Waktunya membayar' })

test('In Indonesia a card session leads from the order to its instalments, an extension, a number to pay to, and back @APP-3 @REPAY-76', async ({
  open,
  page,
  calls,
}) => {
  await open('/#/borrowDetail/', { ...OWNER, search: CARD })
  await expectScreen(page, 'Detail pinjaman')
  await expect(status(page)).toBeVisible()

  await tap(page, /^Bayar Rp/)
  await expectScreen(page, 'Detail Tagihan')
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await tap(page, 'Kembali', 'button')
  await expectScreen(page, 'Detail pinjaman')
  await expect(status(page)).toBeVisible()

  await tap(page, 'Perpanjang')
  await expectScreen(page, 'Detail Tagihan')
  await tap(page, /^Bayar Segera Rp/, 'button')
  await expectScreen(page, 'Metode pembayaran')
  await page.getByRole('radio', { name: /^BCA/ }).check()
  await tap(page, 'SAYA INGIN MEMBAYAR', 'button')
  await expectScreen(page, 'Pelunasan')
  await expect(page.getByRole('heading', { name: /^Nomor virtual account/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Telepon / })).toBeVisible()
  await expect(page.getByRole('link', { name: /Ajukan keluhan|Tanya asisten/ })).toHaveCount(0)
  // Screens without a token are available.
  await tap(page, 'Kirim e-mail')
  await expectScreen(page, 'Layanan pelanggan')
  await expect(page.getByRole('link', { name: /^E-mail/ })).toHaveAttribute('href', /^mailto:/)
  await tap(page, 'Kembali', 'button')
  await expectScreen(page, 'Pelunasan')

  await tap(page, 'TELAH MEMBAYAR', 'button')
  await tap(page, 'Lihat pinjaman')
  await expectScreen(page, 'Detail pinjaman')
  await expect(status(page)).toBeVisible()
  await expectSession(calls)
})

test('In India a card session leads from the order to the cards, to one more card, to alipay, and back @APP-3', async ({
  open,
  page,
  calls,
}) => {
  await open('/#/borrowDetail/', { ...OWNER, search: { ...CARD, market: 'in' } })
  await tap(page, /^Repay /)
  await expectScreen(page, 'Bill details')
  await tap(page, /^Pay now ₹/, 'button')
  await expectScreen(page, 'Pay by card')
  await expect(page.getByRole('radio').first()).toBeVisible()

  await tap(page, 'Add a bank card')
  await expectScreen(page, 'Add a bank card')
  await expect(page.getByLabel('Card number')).toBeVisible()
  await tap(page, 'See my cards', 'button')
  await expectScreen(page, 'Pay by card')

  await tap(page, 'Pay with Alipay')
  await expectScreen(page, 'Pay with Alipay')
  await expect(page.getByRole('button', { name: /^Continue to Alipay/ })).toBeVisible()
  await tap(page, 'Pay another way', 'button')
  await expectScreen(page, 'Pay by card')

  await tap(page, 'Back', 'button')
  await expectScreen(page, 'Bill details')
  await tap(page, 'Back', 'button')
  await expectScreen(page, 'Loan details')
  await expectSession(calls)
})

test('A card session pays by card and is led to the order, where the instalment is paid @REPAY-22', async ({
  open,
  page,
  calls,
}) => {
  const search = { ...CARD, withholdingAmount: '109000000' }
  await open('/payway', { scenario: 'card-without-code', search })
  await page.getByRole('radio').first().check()
  await tap(page, /^Bayar Rp/, 'button')
  await expectScreen(page, 'Detail pinjaman')
  await tap(page, /^Bayar Rp/)
  await expectScreen(page, 'Detail Tagihan')
  await expect(page.getByText('Sudah dibayar (1)')).toBeVisible()
  await expectSession(calls)
})

test('A card session is asked whether it paid, calls instead of complaining, and reads how to pay by e-wallet', async ({
  open,
  page,
}) => {
  await open('/repayOrNotQuestion', { ...OWNER, search: { ...CARD, amount: '1090000' } })
  await expectScreen(page, 'Sudah bayar?')
  await tap(page, 'Belum', 'button')
  await expectScreen(page, 'Apa yang terjadi?')
  await page.getByRole('radio', { name: 'Jumlah yang dibayar salah' }).check()
  await expect(page.getByText('Simpan struknya, dan telepon kami')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Telepon 021-5095-0100' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ajukan keluhan' })).toHaveCount(0)

  await open('/walletInstructions', { ...OWNER, search: { ...CARD, amount: '1090000' } })
  await expectScreen(page, 'Bayar dengan e-wallet')
  await tap(page, 'Buka nomor virtual account')
  await expectScreen(page, 'Pelunasan')
})

test('Complaints want a token: a card session is asked to open them from the app', async ({ open, page, calls }) => {
  await open('/complainPage', { search: CARD })
  await expect(page.getByRole('heading', { name: 'Buka halaman ini dari aplikasi' })).toBeVisible()
  expect(calls).toEqual([])
})

test('Another card session sees nothing that the one before has read @RULE-62', async ({ open, page, calls }) => {
  await open('/#/borrowDetail/', { ...OWNER, search: CARD })
  await expect(status(page)).toBeVisible()
  const reads = () => calls.filter((call) => call.url().includes('/v3/loan-details/loan-details')).length
  expect(reads()).toBe(1)
  await page.evaluate(() => {
    globalThis.location.hash += '&sessionId=77aa02'
  })
  await expect.poll(reads).toBe(2)
})
