import type { Page } from '@playwright/test'
import { expect, test } from './borrower.ts'
import { hold } from './hold.ts'
import { accepted, apply, comeFromTheApp, myLoans, OFFER, PUSH, pushes, SENT } from './loan-confirm.ts'
import { openedByShell, playShell, toldShell } from './shell.ts'
import { tapTenTimes } from './tap-ten-times.ts'

const several = { scenario: 'confirmation-several' }
const pop = { scenario: 'confirmation-pop' }
const fact = (page: Page, label: string) => page.getByText(label, { exact: true }).locator('xpath=following-sibling::*')
const popUp = (page: Page) => page.getByRole('dialog', { name: 'Perjanjian Pinjaman' })
const agree = (page: Page) => popUp(page).getByRole('button', { name: 'Setuju' })

test('A borrower sees what a loan brings and costs, takes it, and the shell shows its order', async ({
  open,
  page,
  calls,
}) => {
  await playShell(page, 'answers')
  await open(OFFER, several)
  await expect(page).toHaveTitle('Konfirmasi pinjaman')
  await expect(page.getByRole('heading', { name: 'Dana Cepat' })).toBeVisible()
  await expect(page.getByText('Rp3.000.000', { exact: true })).toBeVisible()
  await expect(fact(page, 'Dana yang diterima')).toHaveText('Rp2.940.000')
  await expect(fact(page, 'Biaya admin')).toHaveText('Rp60.000')
  await expect(fact(page, 'Total pembayaran')).toHaveText('Rp3.270.000')
  const sizeOf = (label: string) => fact(page, label).evaluate((value) => parseFloat(getComputedStyle(value).fontSize))
  expect(await sizeOf('Total pembayaran')).toBeGreaterThan(await sizeOf('Jumlah pinjaman'))
  await expect(fact(page, 'Bunga').last()).toHaveText('3% per bulan')
  await expect(fact(page, 'Tenor')).toHaveText('91 hari')
  await expect(fact(page, 'Pembayaran pertama')).toHaveText(/^\d{4}-\d\d-\d\d30 hari lagi$/)
  await expect(fact(page, 'Rekening penerima')).toHaveText('BCA •••• 4417')
  await expect(page.getByRole('listitem').filter({ hasText: /^Cicilan ke-3Rp1\.090\.000/ })).toBeVisible()
  await expect(page.getByText(/^Membayar tepat waktu/)).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeChecked()
  await apply(page).click()
  await expect(accepted(page)).toBeVisible()
  await expect.poll(() => toldShell(page)).toEqual(['openProduct'])
  expect(await openedByShell(page)).toEqual(['rupya://loanDetails?productId=1001&orderId=723421968459641001'])
  await expect(page.getByText(/tidak bisa dibuka dari sini/)).toHaveCount(0)
  // A screen reader begins at the heading of what took the offer's place.
  await expect(page.getByRole('heading', { level: 1, name: 'Pengajuan diterima' })).toBeFocused()
  expect(pushes(calls)).toEqual([SENT])
})

test('In English, with a special rate of their own and no pop-up: outside the app the screen itself leads on', async ({
  open,
  page,
  calls,
}) => {
  await open(OFFER, { ...pop, search: { lang: '2' } })
  await expect(fact(page, 'Your own special rate')).toHaveText('3% per bulan')
  await expect(fact(page, 'Usual rate')).toHaveText('3,6% per bulan')
  await page.getByRole('button', { name: 'Apply for Rp3.000.000' }).click()
  await expect(page.getByRole('heading', { name: 'Your loan has been applied for' })).toBeVisible()
  await expect(page.getByText(/^This loan's page cannot be opened from here/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open this loan' })).toBeVisible()
  // A reload takes nothing again, and keeps the way on.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your loan has been applied for' })).toBeVisible()
  expect(pushes(calls)).toHaveLength(1)
  await page.getByRole('link', { name: 'See My loans' }).click()
  await expect(page).toHaveURL(/\/order\?/)
})

test('In Indonesian the agreement pops up: Agree works once it was there to be read, and takes one loan', async ({
  open,
  page,
  calls,
}) => {
  const show = await hold(page, '**/__world/pages/perjanjian/**')
  await open(OFFER, pop)
  await expect(apply(page)).toBeVisible()
  await comeFromTheApp(page)
  await apply(page).click()
  await expect(popUp(page).getByText(/^Baca perjanjian ini sampai selesai/)).toBeVisible()
  await agree(page).click({ force: true })
  await expect(
    popUp(page)
      .getByText(/^Tunggu sampai perjanjiannya terbuka/)
      .first(),
  ).toBeVisible()
  await page.goBack()
  await expect(popUp(page)).toHaveCount(0)
  await apply(page).click()
  await popUp(page).getByRole('button', { name: 'Batal' }).click()
  await expect(popUp(page)).toHaveCount(0)
  expect(pushes(calls)).toEqual([])
  await apply(page).click()
  show()
  await expect(popUp(page).frameLocator('iframe').getByText('1. Para pihak')).toBeVisible()
  await expect(agree(page)).not.toHaveAttribute('aria-disabled', 'true')
  await tapTenTimes(agree(page))
  await expect(accepted(page)).toBeVisible()
  expect(pushes(calls)).toEqual([SENT])
})

test('A pop-up whose page never loads keeps Agree off, until the agreement was opened separately', async ({
  open,
  page,
  calls,
}) => {
  await page.clock.install()
  await playShell(page, 'answers')
  await hold(page, '**/__world/pages/perjanjian/**')
  await open(OFFER, pop)
  await apply(page).click()
  await expect(popUp(page).getByText('Perjanjian sedang dimuat…')).toBeVisible()
  await page.clock.fastForward(8100)
  await expect(popUp(page).getByText(/^Perjanjian ini belum juga terbuka/)).toBeVisible()
  await expect(agree(page)).toHaveAttribute('aria-disabled', 'true')
  await popUp(page).getByRole('button', { name: 'Buka terpisah' }).click()
  await expect.poll(() => toldShell(page)).toEqual(['openProduct'])
  await page.clock.fastForward(100)
  await expect(agree(page)).not.toHaveAttribute('aria-disabled', 'true')
  expect(pushes(calls)).toEqual([])
})

test('Without the tick the button does nothing but say why, beside the box as well', async ({ open, page, calls }) => {
  await open(OFFER, several)
  await page.getByRole('checkbox').uncheck()
  const why = 'Centang persetujuan di atas dulu untuk mengajukan.'
  await expect(page.getByRole('main').getByText(why)).toBeVisible()
  await expect(apply(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(apply(page)).toHaveAccessibleDescription(why)
  await apply(page).click({ force: true })
  await expect(page.getByRole('status').getByText(why)).toBeVisible()
  expect(pushes(calls)).toEqual([])
  await page.getByRole('checkbox').check()
  // It would still stand there, and on the next screen, until its 3 s are over.
  await expect(page.getByRole('status').getByText(why)).toHaveCount(0, { timeout: 1000 })
  await apply(page).click()
  await expect(accepted(page)).toBeVisible()
})

test('Without agreements there is no box, and the loan can be taken', async ({ open, page, calls }) => {
  await open(OFFER, { scenario: 'contracts-none' })
  await apply(page).click()
  await expect(accepted(page)).toBeVisible()
  await expect(myLoans(page)).toBeVisible()
  expect(calls.filter((call) => call.url().includes('/contract'))).toHaveLength(1)
  expect(pushes(calls)).toEqual([SENT])
})

test('Agreements that cannot be loaded keep the loan from being taken, until another try brings them', async ({
  open,
  page,
  calls,
}) => {
  await open(OFFER, { scenario: 'confirmation-several,refuse:listContracts' })
  await expect(page.getByText(/^Perjanjiannya belum bisa dimuat/)).toBeVisible()
  await expect(fact(page, 'Total pembayaran')).toHaveText('Rp3.270.000')
  await apply(page).click({ force: true })
  await expect(page.getByRole('status').getByText('Perjanjiannya belum dimuat.')).toBeVisible()
  expect(pushes(calls)).toEqual([])
  await page.unrouteAll()
  await page.route('**/contract/contract?*', (route) =>
    route.fulfill({ json: { code: 0, message: '', data: [{ title: 'Perjanjian Pinjaman', position: 0 }] } }),
  )
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByRole('checkbox')).toBeChecked()
  await expect(apply(page)).not.toHaveAttribute('aria-disabled', 'true')
})

test('An agreement of the lender is read in a frame, one elsewhere is named first, and a hostile one opens nowhere', async ({
  open,
  page,
}) => {
  await open(OFFER, several)
  const first = page.getByRole('button', { name: 'Perjanjian Pinjaman' })
  await first.click()
  const sheet = page.getByRole('dialog', { name: 'Perjanjian Pinjaman' })
  await expect(sheet.frameLocator('iframe').getByText('1. Para pihak')).toBeVisible()
  await expect(sheet.locator('iframe')).toHaveAttribute('sandbox', '')
  // The frame does not have the focus, which would keep Escape from the dialog.
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(first).toBeFocused()
  for (const [address, shown] of [
    ['https://partner.example/terms', page.getByRole('dialog').getByText(/partner\.example/)],
    ['javascript:alert(1)', page.getByText('Perjanjian ini tidak bisa dibuka dari sini.')],
  ] as const) {
    await page.route('**/contract-jump*', (route) =>
      route.fulfill({ json: { code: 0, message: '', data: { contract_url: address } } }),
    )
    await first.click()
    await expect(shown).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('A hostile address of the order opens nowhere, and the screen says that the loan is there', async ({
  open,
  page,
}) => {
  await playShell(page, 'answers')
  await page.route(PUSH, (route) =>
    route.fulfill({ json: { code: 0, message: '', data: { lendDetailsUrl: 'javascript:alert(1)' } } }),
  )
  await open(OFFER, several)
  await apply(page).click()
  await expect(accepted(page)).toBeVisible()
  await expect(page.getByText(/tidak bisa dibuka dari sini\. Pengajuan Anda tetap diterima/)).toBeVisible()
  // The same address would be refused again.
  await expect(page.getByRole('button', { name: 'Buka pinjaman ini' })).toHaveCount(0)
  await expect(myLoans(page)).toBeVisible()
  expect(await toldShell(page)).toEqual([])
})
