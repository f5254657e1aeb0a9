import type { Page } from '@playwright/test'
import { expect, test } from '../borrower.ts'
import { HOSTILE } from '../../setup/link-samples.ts'
import { hold } from '../hold.ts'
import {
  accepted,
  agree,
  apart,
  apply,
  comeFromTheApp,
  myLoans,
  OFFER,
  OFFER_WORDS,
  POP,
  popUp,
  PUSH,
  pushes,
  SENT,
} from './loan-confirm.ts'
import { inBoth, inIndonesian } from '../languages.ts'
import { openedByShell, playShell, toldShell } from '../shell.ts'
import { tapTenTimes } from '../tap-ten-times.ts'

const several = { scenario: 'confirmation-several' }
const fact = (page: Page, label: string) => page.getByText(label, { exact: true }).locator('xpath=following-sibling::*')

for (const { lang, words } of inIndonesian(OFFER_WORDS))
  test(`A borrower sees what a loan brings and costs, takes it, and the shell shows its order (language ${lang}) @APP-4 @LOAN-32 @LOAN-34 @LOAN-39 @LOAN-41 @LOAN-60`, async ({
    open,
    page,
    calls,
  }) => {
    await playShell(page, 'answers')
    await open(OFFER, { ...several, search: { lang } })
    await expect(page).toHaveTitle(words.title)
    await expect(page.getByRole('heading', { name: 'Dana Cepat' })).toBeVisible()
    await expect(page.getByText('Rp3.000.000', { exact: true })).toHaveCount(2)
    await expect(fact(page, 'Dana yang diterima')).toHaveText('Rp2.940.000')
    await expect(fact(page, 'Biaya admin')).toHaveText('Rp60.000')
    await expect(fact(page, 'Total pembayaran')).toHaveText('Rp3.270.000')
    const sizeOf = (label: string) =>
      fact(page, label).evaluate((value) => parseFloat(getComputedStyle(value).fontSize))
    expect(await sizeOf('Total pembayaran')).toBeGreaterThan(await sizeOf(words.amount))
    await expect(fact(page, words.rate).last()).toHaveText('3% per bulan')
    await expect(fact(page, words.term)).toHaveText('91 hari')
    await expect(fact(page, words.firstPayment)).toHaveText(new RegExp(`^\\d{4}-\\d\\d-\\d\\d${words.inDays}$`))
    await expect(fact(page, 'Rekening penerima')).toHaveText('BCA •••• 4417')
    await expect(page.getByRole('listitem').filter({ hasText: /^Cicilan ke-3Rp1\.090\.000/ })).toBeVisible()
    await expect(page.getByText(/^Membayar tepat waktu/)).toBeVisible()
    await expect(page.getByRole('checkbox')).toBeChecked()
    await apply(page, words).click()
    await expect(accepted(page, words)).toBeVisible()
    await expect.poll(() => toldShell(page)).toEqual(['openProduct'])
    expect(await openedByShell(page)).toEqual(['rupya://loanDetails?productId=1001&orderId=723421968459641001'])
    await expect(page.getByText(words.notOpened)).toHaveCount(0)
    // A screen reader starts at the heading of the screen that replaced the offer.
    await expect(page.getByRole('heading', { level: 1, name: words.acceptedTitle })).toBeFocused()
    expect(pushes(calls)).toEqual([SENT])
  })

test('In English, with a special rate of their own and no pop-up: outside the app the screen itself leads on @LOAN-37 @LOAN-39 @LOAN-64', async ({
  open,
  page,
  calls,
}) => {
  await open(OFFER, { ...POP, search: { lang: '2' } })
  await expect(page).toHaveTitle('Confirm your loan')
  await expect(page.getByText('Rp3.000.000', { exact: true })).toHaveCount(2)
  await expect(fact(page, 'First payment')).toHaveText(/^\d{4}-\d\d-\d\din 30 days$/)
  await expect(fact(page, 'Your own special rate')).toHaveText('3% per bulan')
  await expect(fact(page, 'Usual rate')).toHaveText('3,6% per bulan')
  await page.getByRole('button', { name: 'Apply for Rp3.000.000' }).click()
  await expect(page.getByRole('heading', { name: 'Your loan has been applied for' })).toBeVisible()
  await expect(page.getByText(/^This loan's page cannot be opened from here/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open this loan' })).toBeVisible()
  // A reload takes no second loan, and keeps the link.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your loan has been applied for' })).toBeVisible()
  expect(pushes(calls)).toHaveLength(1)
  await page.getByRole('link', { name: 'See My loans' }).click()
  await expect(page).toHaveURL(/\/order\?/)
})

test('In Indonesian the agreement pops up: Agree works once it was there to be read, and takes one loan @LOAN-36 @LOAN-37', async ({
  open,
  page,
  calls,
}) => {
  const show = await hold(page, '**/__world/pages/perjanjian/**')
  await open(OFFER, POP)
  await expect(apply(page)).toBeVisible()
  await comeFromTheApp(page)
  await apply(page).click()
  await expect(popUp(page).getByText(/^Baca perjanjian ini sampai selesai/)).toBeVisible()
  // On a low screen, the buttons are visible too.
  await page.setViewportSize({ width: 320, height: 500 })
  for (const name of ['Batal', 'Setuju'])
    await expect(popUp(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  await expect(popUp(page).getByText(/^Dengan menyetujui, .*Rp3\.000\.000/)).toBeInViewport({ ratio: 1 })
  // And the focused element is not covered.
  await popUp(page).getByRole('button', { name: 'Batal' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(apart(page)).toBeFocused()
  const isOnTop = (button: Element) => {
    const { x, y, width, height } = button.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === button
  }
  await expect.poll(() => apart(page).evaluate(isOnTop)).toBe(true)
  await page.setViewportSize({ width: 360, height: 740 })
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

test('A pop-up whose page never loads keeps Agree off, until the agreement was opened separately @LOAN-36', async ({
  open,
  page,
  calls,
}) => {
  await page.clock.install()
  await playShell(page, 'answers')
  await hold(page, '**/__world/pages/perjanjian/**')
  await open(OFFER, POP)
  await apply(page).click()
  await expect(popUp(page).getByText('Perjanjian sedang dimuat…')).toBeVisible()
  await page.clock.fastForward(8100)
  await expect(popUp(page).getByText(/^Perjanjian ini belum juga terbuka/)).toBeVisible()
  await expect(agree(page)).toHaveAttribute('aria-disabled', 'true')
  await apart(page).click()
  await expect.poll(() => toldShell(page)).toEqual(['openProduct'])
  await expect(popUp(page).getByText(/^Setelah membacanya, kembali ke sini/)).toBeVisible()
  await page.clock.fastForward(5000)
  // The shell has closed the page that it opened.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(agree(page)).not.toHaveAttribute('aria-disabled', 'true')
  expect(pushes(calls)).toEqual([])
})

for (const { lang, words, tag } of inBoth(OFFER_WORDS))
  test(
    `Without the tick the button does nothing but say why, beside the box as well (language ${lang}) @LOAN-35`,
    tag,
    async ({ open, page, calls }) => {
      await page.clock.install()
      await open(OFFER, { ...several, search: { lang } })
      await page.getByRole('checkbox').uncheck()
      const why = words.tickFirst
      await expect(page.getByRole('main').getByText(why)).toBeVisible()
      await expect(apply(page, words)).toHaveAttribute('aria-disabled', 'true')
      await expect(apply(page, words)).toHaveAccessibleDescription(why)
      await page.clock.pauseAt(Date.now() + 50_000)
      await apply(page, words).click({ force: true })
      await expect(page.getByRole('status').getByText(why)).toBeVisible()
      expect(pushes(calls)).toEqual([])
      await page.getByRole('checkbox').check()
      // Otherwise it would stay, also on the next screen, until its 3 s are over.
      await page.clock.runFor(300)
      await expect(page.getByRole('status').getByText(why)).toHaveCount(0)
      await page.clock.resume()
      await apply(page, words).click()
      await expect(accepted(page, words)).toBeVisible()
    },
  )

for (const { lang, words, tag } of inBoth(OFFER_WORDS))
  test(
    `Without agreements there is no box, and the loan can be taken (language ${lang}) @LOAN-33`,
    tag,
    async ({ open, page, calls }) => {
      await open(OFFER, { scenario: 'contracts-none', search: { lang } })
      await expect(apply(page, words)).toBeEnabled()
      await expect(page.getByRole('checkbox')).toHaveCount(0)
      await apply(page, words).click()
      await expect(accepted(page, words)).toBeVisible()
      await expect(myLoans(page, words)).toBeVisible()
      expect(calls.filter((call) => call.url().includes('/contract'))).toHaveLength(1)
      expect(pushes(calls)).toEqual([SENT])
    },
  )

for (const { lang, words } of inIndonesian(OFFER_WORDS))
  test(`Agreements that cannot be loaded keep the loan from being taken, until another try brings them (language ${lang}) @LOAN-62`, async ({
    open,
    page,
    calls,
  }) => {
    await open(OFFER, { scenario: 'confirmation-several,refuse:listContracts', search: { lang } })
    await expect(page.getByText(words.notLoadedText)).toBeVisible()
    await expect(fact(page, 'Total pembayaran')).toHaveText('Rp3.270.000')
    await apply(page, words).click({ force: true })
    await expect(page.getByRole('status').getByText(words.notLoaded)).toBeVisible()
    expect(pushes(calls)).toEqual([])
    await page.unrouteAll()
    await page.route('**/contract/contract?*', (route) =>
      route.fulfill({ json: { code: 0, message: '', data: [{ title: 'Perjanjian Pinjaman', position: 0 }] } }),
    )
    await page.getByRole('button', { name: words.retry }).click()
    await expect(page.getByRole('checkbox')).toBeChecked()
    await expect(apply(page, words)).not.toHaveAttribute('aria-disabled', 'true')
  })

for (const { lang, words } of inIndonesian(OFFER_WORDS))
  test(`An agreement of the lender is read in a frame, one elsewhere is named first, and a hostile one opens nowhere (language ${lang}) @LOAN-33`, async ({
    open,
    page,
  }) => {
    await open(OFFER, { ...several, search: { lang } })
    const first = page.getByRole('button', { name: 'Perjanjian Pinjaman' })
    await first.click()
    const sheet = page.getByRole('dialog', { name: 'Perjanjian Pinjaman' })
    await expect(sheet.frameLocator('iframe').getByText('1. Para pihak')).toBeVisible()
    await expect(sheet.locator('iframe')).toHaveAttribute('sandbox', '')
    // The frame must not have the focus, or the dialog would not get Escape.
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(first).toBeFocused()
    for (const [address, shown] of [
      ['https://partner.example/terms', page.getByRole('dialog').getByText(/partner\.example/)],
      ['javascript:alert(1)', page.getByText(words.noAgreement)],
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

for (const { lang, words, tag } of inBoth(OFFER_WORDS))
  test(
    `A hostile address of the order opens nowhere, and the screen says that the loan is there (language ${lang}) @LOAN-64`,
    tag,
    async ({ open, page }) => {
      await playShell(page, 'answers')
      const [lendDetailsUrl] = HOSTILE
      await page.route(PUSH, (route) => route.fulfill({ json: { code: 0, message: '', data: { lendDetailsUrl } } }))
      await open(OFFER, { ...several, search: { lang } })
      await apply(page, words).click()
      await expect(accepted(page, words)).toBeVisible()
      await expect(page.getByText(words.notOpened)).toBeVisible()
      // The same address would be refused again.
      await expect(page.getByRole('button', { name: words.openLoan })).toHaveCount(0)
      await expect(myLoans(page, words)).toBeVisible()
      expect(await toldShell(page)).toEqual([])
    },
  )
