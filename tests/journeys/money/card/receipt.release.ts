import type { Page } from '@playwright/test'
import { findViolations } from '../../../setup/axe.ts'
import { expect, test } from '../../borrower.ts'
import { setWorldClock } from '../../other-phone.ts'
import { watchToasts } from '../../on-page.ts'
import { AT_ONCE, DAY_MS, payByCard, showMore } from '../payway.ts'

const PLAN = { scenario: 'instalments-many' }

const receipt = (page: Page) => page.getByRole('button', { name: /^Bukti / })
const sheet = (page: Page) => page.getByRole('dialog')

/** Copies what the open receipt says, and returns its lines. */
async function copy(page: Page, title: string): Promise<string[]> {
  await sheet(page).getByRole('button', { name: 'Salin sebagai teks' }).click()
  let text = ''
  await expect
    .poll(async () => (text = await page.evaluate(() => navigator.clipboard.readText())))
    .toMatch(new RegExp(`^${title}\n`))
  return text.split('\n')
}

test('Whoever paid copies or shares a receipt that says what it is not yet @REPAY-79 @REPAY-80', async ({
  reach,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const toasts = await watchToasts(page)
  await page.addInitScript(() => {
    const share = async (data: unknown) => {
      Object.assign(window, { shared: data })
      const fault: string | undefined = Reflect.get(window, 'shareFault')
      if (fault) throw new DOMException(fault, fault)
    }
    Object.defineProperty(navigator, 'share', { value: share })
  })
  // While the sheet comes up, its colours are not yet its own.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await reach('payway-accepted')
  await showMore(page)
  await receipt(page).press('Enter')
  const notYet = /^Belum tercatat di pinjaman per \d{4}-\d\d-\d\d \d\d:\d\d WIB\.$/
  const keep = /^Ini hanya ada di ponsel ini/
  await expect(sheet(page).getByText(notYet)).toBeVisible()
  await expect(sheet(page).getByText(keep)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const lines = await copy(page, 'Pembayaran diterima')
  expect(lines[1]).toMatch(notYet)
  for (const part of ['Rp1.090.000', '4417', '723421968459640174']) expect(lines.join('\n')).toContain(part)
  expect(lines.filter((line) => /^No\. referensi: \S+$/.test(line))).toHaveLength(1)
  expect(lines.filter((line) => keep.test(line))).toEqual([])
  // The dialog has a region for toasts, and the page another.
  const failures = async () => [...new Set(await toasts())].filter((text) => text.startsWith('Tidak terkirim'))
  // It is shared, closed by the borrower, and fails.
  for (const fault of [undefined, 'AbortError', 'NotAllowedError']) {
    expect(await failures()).toEqual([])
    await page.evaluate((shareFault) => void Object.assign(window, { shareFault, shared: undefined }), fault)
    await page.getByRole('button', { name: 'Bagikan' }).click()
    await expect.poll(() => page.evaluate('window.shared')).toEqual({ text: expect.stringContaining('Rp1.090.000') })
  }
  await expect.poll(failures).toEqual(['Tidak terkirim. Salin saja sebagai teks.'])
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await expect(receipt(page)).toBeFocused()
})

test('What a borrower only says to have paid is copied as their own note @REPAY-79 @REPAY-80', async ({
  open,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined, writable: true }))
  await open('/that', { scenario: 'account-market' })
  await page.getByRole('button', { name: 'TELAH MEMBAYAR' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Lihat pinjaman' }).click()
  await showMore(page)
  await page.getByRole('button', { name: /^Catatan \d{4}/ }).click()
  const own = /^Catatan peminjam sendiri, bukan konfirmasi pemberi pinjaman\./
  await expect(sheet(page).getByText(own)).toBeVisible()
  const lines = await copy(page, 'Catatan pembayaran')
  expect(lines[1]).toMatch(own)
  expect(lines).not.toContain('Pembayaran diterima')
  await expect(page.getByRole('button', { name: 'Bagikan' })).toHaveCount(0)
  // Where nothing can be shared, the picture is shown.
  await page.getByRole('button', { name: 'Simpan gambar' }).click()
  const picture = page.getByRole('img', { name: 'Catatan pembayaran' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080)
  await page.goBack()
  await expect(picture).toHaveCount(0)
  await expect(sheet(page)).toBeVisible()
  // Nor where the phone refuses.
  await page.evaluate(() => {
    const share = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    Object.assign(navigator, { canShare: () => true, share })
  })
  await page.getByRole('button', { name: 'Simpan gambar' }).click()
  await expect(picture).toBeVisible()
})

test('A payment that shows at once has its receipt for three days @REPAY-79', async ({ open, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const shown = page.getByText('Sudah dibayar, dan sudah tercatat di pinjaman Anda.')
  await open('/payway', AT_ONCE)
  await payByCard(page)
  await expect(shown).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.reload()
  await showMore(page)
  await receipt(page).click()
  const lines = await copy(page, 'Pembayaran diterima')
  expect(lines.filter((line) => /^No\. referensi: \S+$/.test(line))).toHaveLength(1)
  expect(lines).toContain('Dibayar, dan tercatat di pinjaman.')
  await open('/loanDetails', AT_ONCE)
  await expect(shown).toBeVisible()
  await setWorldClock(page, 4 * DAY_MS)
  await page.reload()
  await expect(page.getByText('Rp2.180.000')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(shown).toHaveCount(0)
})

test('A loan leads to what is paid of it, with a receipt of each instalment @REPAY-79 @REPAY-81', async ({
  open,
  page,
}) => {
  await open('/loanDetails', { scenario: 'order-200,language-ignored', search: { lang: '2' } })
  await page.getByRole('link', { name: 'Payment history' }).click()
  await expect(page.getByText('Instalment 1', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Receipt of' }).first().click()
  await expect(sheet(page).getByText('2026-')).not.toHaveCount(0)
  await expect(sheet(page).getByText('7234 2196 8459 6402 00')).toBeVisible()
  // The words of a server that speaks its market's language only.
  await expect(sheet(page).getByText('Lunas', { exact: true })).toHaveJSProperty('lang', 'id')
  // Nothing is said of a record that only another device may know.
  await expect(sheet(page).getByText('Reference no.')).toHaveCount(0)

  await open('/loanDetails', PLAN)
  await page.getByRole('link', { name: /^3 dari \d+ cicilan sudah dibayar$/ }).click()
  await page.getByText('Sudah dibayar (3)').click()
  await expect(receipt(page)).toHaveCount(3)
})

/** What a browser does before it makes pages, and after it. */
async function print(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
}
async function endPrint(page: Page) {
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
}

test('Order, plan and receipt are printed without what can only be tapped @REPAY-80 @all', async ({ open, page }) => {
  await open('/loanDetails', { scenario: 'order-180' })
  await expect(page.getByRole('button', { name: 'Salin nomor pinjaman' })).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('paragraph').filter({ hasText: 'Rp1.144.500' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link')).toHaveText([/^Telepon /])
  const colour = await page.locator('h1').evaluate((element) => getComputedStyle(element).color)
  expect(colour).toBe('rgb(0, 0, 0)')
  await page.emulateMedia({ media: 'screen' })

  await open('/repayment', PLAN)
  const folded = page.getByText(/^Dibayar \d{4}-/).first()
  const plan = page.getByText('Sudah dibayar (3)')
  await expect(folded).toBeHidden()
  // What prints comes with the receipts' script.
  await expect(page.getByRole('button', { name: /^Bukti /, includeHidden: true })).toHaveCount(3)
  await print(page)
  await expect(folded).toBeVisible()
  await expect(page.getByText('1 cicilan dipilih')).toBeHidden()
  await endPrint(page)
  await expect(folded).toBeHidden()

  await plan.click()
  await receipt(page).first().click()
  await expect(sheet(page)).toBeVisible()
  await page.emulateMedia({ media: null, colorScheme: null })
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  await print(page)
  await expect(plan).toBeHidden()
  await expect(sheet(page).getByText('Cicilan lunas')).toBeVisible()
  await expect(sheet(page).getByRole('button')).toHaveCount(0)
  await endPrint(page)
  await expect(plan).toBeVisible()
  await expect(sheet(page).getByRole('button', { name: 'Tutup' })).toBeVisible()
})
