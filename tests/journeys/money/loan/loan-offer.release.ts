import type { Page, Route } from '@playwright/test'
import { expect, test } from '../../borrower.ts'
import { hold, tapTenTimes } from '../../on-page.ts'
import { openedByShell, playShell, toldShell } from '../../shell.ts'
import {
  accepted,
  agree,
  apply,
  comeFromTheApp,
  myLoans,
  OFFER,
  OFFER_WORDS,
  POP,
  popUp,
  pushes,
  SENT,
} from '../loan-confirm.ts'

const several = { scenario: 'confirmation-several' }
const fact = (page: Page, label: string) => page.getByText(label, { exact: true }).locator('xpath=following-sibling::*')

test('A borrower sees what a loan brings and costs, takes it, and sees its order @APP-4 @LOAN-32 @LOAN-34 @LOAN-39 @LOAN-41 @LOAN-60', async ({
  open,
  page,
  calls,
}) => {
  await playShell(page, 'answers')
  await open(OFFER, several)
  await expect(page).toHaveTitle('Konfirmasi pinjaman')
  await expect(page.getByRole('heading', { name: 'Dana Cepat' })).toBeVisible()
  await expect(page.getByText('Rp3.000.000', { exact: true })).toHaveCount(2)
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
  await expect(page.getByText(OFFER_WORDS.id.notOpened)).toHaveCount(0)
  // A screen reader starts at the heading of the screen that replaced the offer.
  await expect(page.getByRole('heading', { level: 1, name: 'Pengajuan terkirim' })).toBeFocused()
  expect(pushes(calls)).toEqual([SENT])
})

test('An English reader sees a special rate, no pop-up, and goes on without a shell @LOAN-37 @LOAN-39 @LOAN-64', async ({
  open,
  page,
  calls,
}) => {
  await open(OFFER, { ...POP, search: { lang: '2' } })
  await expect(page).toHaveTitle('Confirm your loan')
  await expect(fact(page, 'Your own special rate')).toHaveText('3% a month')
  await expect(fact(page, 'Usual rate')).toHaveText('3.6% a month')
  await page.getByRole('button', { name: 'Apply for Rp3.000.000' }).click()
  const taken = page.getByRole('heading', { name: 'Your loan has been applied for' })
  await expect(taken).toBeVisible()
  // Nobody opens the address of the native app, but it names the order.
  await page.getByRole('link', { name: 'Open this loan' }).click()
  await expect(page).toHaveURL(/\/loanDetails\?/)
  await expect(page.getByRole('heading', { name: 'Dana Cepat' })).toBeVisible()
  await page.goBack()
  await expect(taken).toBeVisible()
  await page.reload()
  await expect(taken).toBeVisible()
  expect(pushes(calls)).toHaveLength(1)
  await page.getByRole('link', { name: 'See My loans' }).click()
  await expect(page).toHaveURL(/\/order\?/)
})

test('A loan is not taken if its agreements fail to load or nobody consents @LOAN-35 @LOAN-62', async ({
  reach,
  page,
  calls,
  become,
}) => {
  await reach('confirm-agreements-failed')
  await expect(page.getByText(/^Perjanjiannya belum bisa dimuat/)).toBeVisible()
  await expect(fact(page, 'Total pembayaran')).toHaveText('Rp3.270.000')
  await apply(page).click({ force: true })
  await expect(page.getByRole('status').getByText('Perjanjiannya belum dimuat.')).toBeVisible()
  await become('confirmation-several')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.getByRole('checkbox').uncheck()
  const why = 'Centang persetujuan di atas dulu untuk mengajukan.'
  await expect(apply(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(apply(page)).toHaveAccessibleDescription(why)
  await apply(page).click({ force: true })
  await expect(page.getByRole('status').getByText(why)).toBeVisible()
  expect(pushes(calls)).toEqual([])
  await page.getByRole('checkbox').check()
  await apply(page).click()
  await expect(accepted(page)).toBeVisible()
})

test('Without agreements there is no box, and an unread list does not stop a loan @LOAN-33', async ({
  open,
  page,
  calls,
}) => {
  await page.route('**/order/list*', (route) => route.abort())
  await open(OFFER, { scenario: 'contracts-none' })
  await expect(apply(page)).toBeEnabled()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await apply(page).click()
  await expect(accepted(page)).toBeVisible()
  await expect(myLoans(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(pushes(calls)).toEqual([SENT])
})

test('An agreement is framed, one elsewhere is named, a hostile one never opens @LOAN-33', async ({ open, page }) => {
  await open(OFFER, several)
  const first = page.getByRole('button', { name: 'Perjanjian Pinjaman' })
  await first.click()
  await expect(popUp(page).frameLocator('iframe').getByText('1. Para pihak')).toBeVisible()
  await expect(popUp(page).locator('iframe')).toHaveAttribute('sandbox', '')
  // The frame must not have the focus, or the dialog would not get Escape.
  await page.keyboard.press('Escape')
  await expect(popUp(page)).toHaveCount(0)
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

/** The agreement that pops up, at its host. */
const PAGE = '**/__world/pages/perjanjian/**'
const apart = (page: Page) => popUp(page).getByRole('button', { name: 'Buka terpisah' })
const reason = (page: Page) => popUp(page).getByText(/^Kami belum bisa memastikan perjanjian ini tampil di sini/)
const isOff = (page: Page) => expect(agree(page)).toHaveAttribute('aria-disabled', 'true')
const isOn = (page: Page) => expect(agree(page)).toHaveAttribute('aria-disabled', 'false')

test('In Indonesian the agreement pops up; Agree needs its text, and takes one loan @LOAN-36 @LOAN-37 @RULE-130', async ({
  open,
  page,
  calls,
}) => {
  const show = await hold(page, PAGE)
  await open(OFFER, POP)
  await expect(apply(page)).toBeVisible()
  await comeFromTheApp(page)
  await apply(page).click()
  await expect(popUp(page).getByText(/^Baca perjanjian ini sampai selesai/)).toBeVisible()
  await expect(popUp(page).getByText(/^Dengan menyetujui, .*Rp3\.000\.000/)).toBeVisible()
  // On a low screen, the buttons are visible too.
  await page.setViewportSize({ width: 320, height: 500 })
  for (const name of ['Batal', 'Setuju'])
    await expect(popUp(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  await isOff(page)
  await agree(page).click({ force: true })
  await expect(popUp(page).getByText('Tunggu sampai perjanjiannya terbuka').first()).toBeVisible()
  await page.goBack()
  await expect(popUp(page)).toHaveCount(0)
  await apply(page).click()
  await popUp(page).getByRole('button', { name: 'Batal' }).click()
  await expect(popUp(page)).toHaveCount(0)
  expect(pushes(calls)).toEqual([])
  await apply(page).click()
  show()
  await expect(popUp(page).frameLocator('iframe').getByText('1. Para pihak')).toBeVisible()
  await isOn(page)
  await tapTenTimes(agree(page))
  await expect(accepted(page)).toBeVisible()
  expect(pushes(calls)).toEqual([SENT])
})

const html = (body: string, headers: Record<string, string> = {}, status = 200) => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body: `<!doctype html><html lang="id"><title>Perjanjian</title><body>${body}</body></html>`,
})
/** A page that reports that it was shown. */
const SAYS_SO = '<h1>Perjanjian</h1><script>parent.postMessage("agreement:shown", "*")</script>'

/** Replies of the agreement's host; none of them shows the agreement. */
const ANSWERS: ((route: Route) => Promise<void>)[] = [
  (route) => route.fulfill(html('<h1>404 Not Found</h1>', {}, 404)),
  (route) => route.fulfill(html('')),
  (route) => route.fulfill(html(SAYS_SO, { 'x-frame-options': 'DENY' })),
  (route) => route.abort('connectionrefused'),
]

test('An agreement that was not shown cannot be agreed to, whatever its host answers @RULE-130', async ({
  open,
  page,
  calls,
  broken,
}) => {
  await open(OFFER, POP)
  for (const answer of ANSWERS) {
    await page.route(PAGE, answer)
    await apply(page).click()
    await expect(reason(page)).toBeVisible()
    await expect(apart(page)).toBeVisible()
    await isOff(page)
    await expect(agree(page)).toHaveAccessibleDescription(/^Kami belum bisa memastikan/)
    await agree(page).click({ force: true })
    await popUp(page).getByRole('button', { name: 'Batal' }).click()
    await expect(popUp(page)).toHaveCount(0)
  }
  expect(pushes(calls)).toEqual([])
  // The browser logs that the host forbids framing.
  broken.length = 0
})

test('A borrower reads an agreement apart, comes back, agrees, and takes one loan @RULE-130', async ({
  open,
  page,
  calls,
}) => {
  await page.clock.install()
  await playShell(page, 'answers')
  await page.route(PAGE, (route) => route.fulfill({ status: 500 }))
  await open(OFFER, POP)
  await apply(page).click()
  await expect(reason(page)).toBeVisible()
  // One step back from Cancel, which has the focus.
  await expect(popUp(page).getByRole('button', { name: 'Batal' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(apart(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => toldShell(page)).toEqual(['openProduct'])
  await expect(popUp(page).getByText(/^Setelah membacanya, kembali ke sini/)).toBeVisible()
  // A second tap before the shell has covered the page is not a return.
  await apart(page).dispatchEvent('click')
  await isOff(page)
  await page.clock.fastForward(5000)
  // A shell may tell nothing of the return: then the first tap is it, and does not agree.
  await agree(page).click({ force: true })
  await isOn(page)
  await expect(agree(page)).toHaveAccessibleDescription('')
  expect(pushes(calls)).toEqual([])
  await agree(page).press('Enter')
  await expect(accepted(page)).toBeVisible()
  expect(pushes(calls)).toEqual([SENT])
})
