import type { Page } from '@playwright/test'
import { findViolations } from '../../setup/axe.ts'
import { expect, test } from '../borrower.ts'
import { setWorldClock } from '../other-phone.ts'
import { card, pay } from './payway.ts'
import { watchToasts } from '../toasts.ts'
import { IN_ALL, inAll } from '../../setup/suite.ts'

/** The order shows the payment the day after. */
const LATE = { scenario: 'card-without-code,posts-after-86400' }

const WORDS = {
  id: {
    lang: '1',
    receipt: /^Bukti /,
    accepted: 'Pembayaran diterima',
    notYet: /^Belum tercatat pada pinjaman per \d{4}-\d\d-\d\d \d\d:\d\d WIB\.$/,
    keep: /^Ini hanya ada di ponsel ini/,
    told: 'TELAH MEMBAYAR',
    note: /^Catatan \d{4}/,
    noted: 'Catatan pembayaran',
    own: /^Catatan peminjam sendiri, bukan konfirmasi pemberi pinjaman\./,
    shown: 'Sudah dibayar, dan sudah terlihat di pinjaman Anda.',
    paidAndShown: 'Dibayar, dan tercatat pada pinjaman.',
    paid: 'Cicilan lunas',
    copy: 'Salin sebagai teks',
    history: 'Riwayat pembayaran',
    first: 'Cicilan ke-1',
    bill: 'Kalau Anda membayar tagihannya',
    record: 'No. referensi',
  },
  en: {
    lang: '2',
    receipt: /^Receipt of /,
    accepted: 'Payment accepted',
    notYet: /^The loan does not show it yet, as of \d{4}-\d\d-\d\d \d\d:\d\d WIB\.$/,
    keep: /^This is on this phone only/,
    told: 'I have paid',
    note: /^Note of \d{4}/,
    noted: 'Note of a payment',
    own: /^The borrower’s own note, not a confirmation by the lender\./,
    shown: 'Paid, and your loan shows it.',
    paidAndShown: 'Paid, and the loan shows it.',
    paid: 'Instalment paid',
    copy: 'Copy as text',
    history: 'Payment history',
    first: 'Instalment 1',
    bill: 'If you pay the bill instead',
    record: 'Reference no.',
  },
}

/** The copied text, which begins with this. */
async function copied(page: Page, begin: string): Promise<string> {
  let text = ''
  await expect
    .poll(async () => (text = await page.evaluate(() => navigator.clipboard.readText())))
    .toMatch(new RegExp(`^${begin}\n`))
  return text
}

for (const [index, [language, words]] of Object.entries(WORDS).entries()) {
  test(
    `Whoever paid copies a receipt that says what it is not yet, in ${language} @REPAY-79 @REPAY-80`,
    inAll(index),
    async ({ open, page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      // While the sheet comes up, its colours are not yet its own.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open('/payway', { ...LATE, search: { lang: words.lang } })
      await card(page, '2205').check()
      await page.getByRole('button', { name: /^(Bayar|Pay) Rp/ }).click()
      await page.getByRole('button', { name: words.receipt }).press('Enter')
      const sheet = page.getByRole('dialog', { name: words.accepted })
      await expect(sheet.getByText(words.notYet)).toBeVisible()
      await expect(sheet.getByText(words.keep)).toBeVisible()
      expect(await findViolations(page)).toEqual([])
      await sheet.getByRole('button', { name: words.copy }).click()
      const lines = (await copied(page, words.accepted)).split('\n')
      expect(lines.join('\n')).toContain('Rp1.090.000')
      expect(lines.join('\n')).toContain('2205')
      expect(lines.join('\n')).toContain('723421968459640174')
      expect(lines.some((line) => new RegExp(`^${words.record}: \\S+$`).test(line))).toBe(true)
      expect(lines[1]).toMatch(words.notYet)
      expect(lines.filter((line) => words.keep.test(line))).toEqual([])
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
      await expect(page.getByRole('button', { name: words.receipt })).toBeFocused()
    },
  )

  test(
    `What a borrower only says to have paid can be copied as their own note, in ${language} @REPAY-79`,
    inAll(index),
    async ({ open, page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await open('/that', { scenario: 'account-market', search: { lang: words.lang } })
      await page.getByRole('button', { name: words.told }).click()
      await page.getByRole('dialog').getByRole('link').click()
      await page.getByRole('button', { name: words.note }).click()
      const sheet = page.getByRole('dialog', { name: words.noted })
      await expect(sheet.getByText(words.own)).toBeVisible()
      await sheet.getByRole('button', { name: words.copy }).click()
      const lines = (await copied(page, words.noted)).split('\n')
      expect(lines[1]).toMatch(words.own)
      expect(lines).not.toContain(words.accepted)
      expect(lines).not.toContain('Rupya')
    },
  )

  test(
    `A payment that the loan shows at once has its receipt on the order for three days, in ${language} @REPAY-79`,
    inAll(index),
    async ({ open, page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const scenario = 'card-without-code'
      await open('/payway', { scenario, search: { lang: words.lang } })
      await card(page, '2205').check()
      await page.getByRole('button', { name: /^(Bayar|Pay) Rp/ }).click()
      await expect(page.getByText(words.shown)).toBeVisible()
      expect(await findViolations(page)).toEqual([])
      await page.reload()
      await page.getByRole('button', { name: words.receipt }).click()
      const sheet = page.getByRole('dialog', { name: words.accepted })
      await sheet.getByRole('button', { name: words.copy }).click()
      const text = await copied(page, words.accepted)
      expect(text).toContain('2205')
      expect(text).toMatch(new RegExp(`^${words.record}: \\S+$`, 'm'))
      expect(text.split('\n')).toContain(words.paidAndShown)
      await open('/loanDetails', { scenario, search: { lang: words.lang } })
      await expect(page.getByText(words.shown)).toBeVisible()
      await setWorldClock(page, 4 * 86_400_000)
      await page.reload()
      await expect(page.getByText('Rp2.180.000')).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(page.getByText(words.shown)).toHaveCount(0)
    },
  )

  test(
    `A loan that is paid off leads to its history, with a receipt of each instalment, in ${language} @REPAY-79 @REPAY-81`,
    inAll(index),
    async ({ open, page }) => {
      const { lang } = words
      await open('/loanDetails', { scenario: 'order-200', search: { lang } })
      await page.getByRole('link', { name: words.history }).click()
      await expect(page.getByText(words.first, { exact: true })).toBeVisible()
      await page.getByRole('button', { name: words.receipt }).first().click()
      const sheet = page.getByRole('dialog', { name: words.paid })
      await expect(sheet.getByText('2026-')).not.toHaveCount(0)
      await expect(sheet.getByText('723421968459640200')).toBeVisible()
      // The server's words, whatever the page's language.
      await expect(sheet.getByText('Lunas', { exact: true })).toHaveJSProperty('lang', lang === '2' ? 'id' : '')
      // Nothing is said of a record that only another device may know.
      await expect(sheet.getByText(words.record)).toHaveCount(0)
    },
  )

  test(
    `Below an extension stands what the order says is due, in ${language} @REPAY-82`,
    inAll(index),
    async ({ open, page }) => {
      await open('/repaymentDelay', { scenario: 'order-174-extendable', search: { lang: words.lang } })
      await expect(page.getByRole('heading', { name: words.bill })).toBeVisible()
    },
  )
}

test('Without the order nothing is said below an extension, and its fee can be paid @REPAY-82', async ({
  open,
  page,
}) => {
  await page.route('**/gateway/**/loan-details*', (route) => route.abort())
  await open('/repaymentDelay', { scenario: 'order-174-extendable' })
  await expect(page.getByRole('button', { name: /Rp327\.000/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { name: WORDS.id.bill })).toHaveCount(0)
})

test('A loan that is not paid off leads to what is paid by how much that is @REPAY-81', async ({ open, page }) => {
  await open('/loanDetails', { scenario: 'instalments-many' })
  const paid = page.getByText(/^3 dari \d+ cicilan sudah dibayar$/)
  await expect(paid).toBeVisible()
  await print(page)
  await expect(paid).toBeVisible()
  await endPrint(page)
  await page.getByRole('link', { name: /^3 dari \d+ cicilan sudah dibayar$/ }).click()
  await page.getByText('Sudah dibayar (3)').click()
  await expect(page.getByRole('button', { name: WORDS.id.receipt })).toHaveCount(3)
})

for (const [index, [what, share, said]] of (
  [
    ['shares', 'done', undefined],
    ['is closed by the borrower', 'AbortError', undefined],
    ['fails', 'NotAllowedError', 'Tidak terkirim. Salin saja sebagai teks.'],
  ] as const
).entries())
  test(
    `A receipt is shared where the phone can, which then ${what} @REPAY-80`,
    inAll(index),
    async ({ open, page }) => {
      const toasts = await watchToasts(page)
      await page.addInitScript((name) => {
        const shared: unknown[] = []
        Object.assign(window, { shared })
        const value = async (data: unknown) => {
          shared.push(data)
          if (name !== 'done') throw new DOMException(name, name)
        }
        Object.defineProperty(navigator, 'share', { value })
      }, share)
      await open('/payway', LATE)
      await card(page, '2205').check()
      await pay(page).click()
      await page.getByRole('button', { name: WORDS.id.receipt }).click()
      await page.getByRole('button', { name: 'Bagikan' }).click()
      await expect
        .poll(() => page.evaluate('window.shared'))
        .toEqual([{ text: expect.stringContaining('Rp1.090.000') }])
      await page.getByRole('button', { name: 'Tutup' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      // The dialog has a region for toasts, and the page another.
      const failures = async () => [...new Set(await toasts())].filter((text) => text.startsWith('Tidak terkirim'))
      await expect.poll(failures).toEqual(said ? [said] : [])
    },
  )

test('Where the phone cannot share, no button says that it could @REPAY-80', async ({ open, page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await open('/payway', LATE)
  await card(page, '2205').check()
  await pay(page).click()
  await page.getByRole('button', { name: WORDS.id.receipt }).click()
  await expect(page.getByRole('button', { name: WORDS.id.copy })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bagikan' })).toHaveCount(0)
})

test(
  'Order and plan are printed without what can only be tapped, and the plan unfolded @REPAY-80',
  IN_ALL,
  async ({ open, page }) => {
    await open('/loanDetails', { scenario: 'order-180' })
    await expect(page.getByRole('button', { name: 'Salin nomor pinjaman' })).toBeVisible()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('paragraph').filter({ hasText: 'Rp1.144.500' })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('link')).toHaveText([/^Telepon /])
    const colour = await page.locator('h1').evaluate((element) => getComputedStyle(element).color)
    expect(colour).toBe('rgb(0, 0, 0)')
    await page.emulateMedia({ media: 'screen' })

    await open('/repayment', { scenario: 'instalments-many' })
    const folded = page.getByText(/^Dibayar \d{4}-/).first()
    await expect(page.getByText('Sudah dibayar (3)')).toBeVisible()
    await expect(folded).toBeHidden()
    // What prints comes with the receipts' script.
    await expect(page.getByRole('button', { name: WORDS.id.receipt, includeHidden: true })).toHaveCount(3)
    await print(page)
    await expect(folded).toBeVisible()
    await expect(page.getByText('1 cicilan dipilih')).toBeHidden()
    await endPrint(page)
    await expect(folded).toBeHidden()
  },
)

test(
  'An open receipt is printed alone, and the screen is as it was afterwards @REPAY-80',
  IN_ALL,
  async ({ open, page }) => {
    await open('/repayment', { scenario: 'instalments-many' })
    await page.getByText('Sudah dibayar (3)').click()
    await page.getByRole('button', { name: WORDS.id.receipt }).first().click()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    const behind = page.getByText('Sudah dibayar (3)')
    expect(await sheetsOfPaper(page)).toBe(1)
    await print(page)
    await expect(behind).toBeHidden()
    await expect(sheet.getByText(WORDS.id.paid)).toBeVisible()
    await expect(sheet.getByRole('button')).toHaveCount(0)
    await endPrint(page)
    await expect(behind).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Tutup' })).toBeVisible()
  },
)

async function sheetsOfPaper(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' })
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

/** What a browser does before it makes pages, and after it. */
async function print(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
}
async function endPrint(page: Page) {
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
}
