import type { Page } from '@playwright/test'
import { screenPaths, SCREENS } from '../../src/app/screens.ts'
import { isSitePath } from '../../src/site/paths.ts'
import { findViolations } from '../setup/axe.ts'
import { expect, test } from './borrower.ts'
import { inBoth } from './languages.ts'
import { IN_ALL } from '../setup/suite.ts'

/** The switch is loaded at the first touch that the app's scripts hear: one before they run is lost. */
async function touch(page: Page) {
  const script = () =>
    page.evaluate(() => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      return loaded.find((name) => /\/language-switch-[^/]*\.js$/.test(name))
    })
  await expect(async () => {
    await page.keyboard.press('Shift')
    expect(await script()).toBeDefined()
  }).toPass()
  // Resolves when it has run.
  await page.evaluate(`import('${await script()}').then(() => {})`)
}

const paramsOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const language = (page: Page) => page.locator('html').getAttribute('lang')

for (const { lang, words, tag } of inBoth({
  id: { page: 'Detail pinjaman', other: 'English', own: 'Bahasa Indonesia', after: 'Loan details', to: ['en', '2'] },
  en: { page: 'Loan details', other: 'Bahasa Indonesia', own: 'English', after: 'Detail pinjaman', to: ['id', '1'] },
}))
  test(
    `A loan in language ${lang} is read in the other one, which changes its flag in the address and nothing else @APP-94`,
    tag,
    async ({ open, page }) => {
      await open('/loanDetails', { scenario: 'order-180', search: { lang, gid: '7', ours: 'not' } })
      await expect(page).toHaveTitle(words.page)
      await expect(page.getByText(words.other, { exact: true })).toHaveCount(0)
      await touch(page)
      const other = page.getByRole('button', { name: words.other, exact: true })
      await expect(other).toHaveAttribute('lang', words.to[0] ?? '')
      expect((await other.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      expect(await findViolations(page)).toEqual([])
      const before = paramsOf(page)
      const entries = await page.evaluate(() => history.length)
      await other.press('Enter')
      await expect(page).toHaveTitle(words.after)
      await expect(page.getByRole('heading', { level: 1, name: words.after })).toBeVisible()
      expect(paramsOf(page)).toEqual({ ...before, lang: words.to[1] })
      expect(await language(page)).toBe(words.to[0])
      expect(await page.evaluate(() => history.length)).toBe(entries)
      await expect(page.getByRole('button', { name: words.own, exact: true })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveTitle(words.page)
      expect(paramsOf(page)).toEqual(before)
    },
  )

test('Without a flag the market’s language is changed, and the market stays @APP-94', async ({ open, page }) => {
  await open('/customerService', { search: { market: 'in', lang: undefined, token: undefined } })
  await expect(page).toHaveTitle('Customer service')
  await touch(page)
  await page.getByRole('button', { name: 'Bahasa Indonesia' }).click()
  await expect(page).toHaveTitle('Layanan pelanggan')
  expect(paramsOf(page)).toMatchObject({ market: 'in', lang: '1' })
})

test(
  'An order at its hash address keeps what stands before and inside the hash @APP-94',
  IN_ALL,
  async ({ open, page }) => {
    await open('/#/borrowDetail/', { scenario: 'order-180', search: { lang: '1' } })
    const { hash } = new URL(page.url())
    await touch(page)
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page).toHaveTitle('Loan details')
    expect(new URL(page.url()).hash).toBe(hash)
    expect(paramsOf(page)).toMatchObject({ token: 'journey', lang: '2' })
  },
)

test(
  'Back leads to screens in the language that was chosen since, after a reload too @APP-94',
  IN_ALL,
  async ({ open, page }) => {
    await open('/order', { scenario: 'orders-several', search: { lang: '1' } })
    await page.getByRole('link').filter({ hasText: '723421968459640180' }).click()
    await expect(page).toHaveTitle('Detail pinjaman')
    await touch(page)
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page).toHaveTitle('Loan details')
    await page.reload()
    await expect(page).toHaveTitle('Loan details')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveTitle('My loans')
    expect(paramsOf(page)['lang']).toBe('2')
  },
)

test(
  'A step of paying keeps the flag with which it was opened, also after Back @APP-95',
  IN_ALL,
  async ({ open, page }) => {
    await open('/repayment', { scenario: 'order-180', search: { lang: '1' } })
    await page.getByRole('link', { name: 'Ajukan keluhan' }).click()
    await touch(page)
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page).toHaveTitle('Complaint')
    await page.goBack()
    await expect(page).toHaveTitle('Detail Tagihan')
    expect(paramsOf(page)['lang']).toBe('1')
    // Whoever goes on from there reads on in the language that was chosen.
    await page.getByRole('link', { name: 'Ajukan keluhan' }).click()
    await expect(page).toHaveTitle('Complaint')
  },
)

test('What was written in a complaint is there in the other language @APP-95', async ({ open, page }) => {
  await open('/complainPage', { scenario: 'order-180', search: { lang: '1', orderNo: '723421968459640180' } })
  await page.getByRole('link', { name: 'Pembayaran', exact: true }).click()
  await page.getByLabel('Apa yang terjadi?').fill('Sudah saya bayar kemarin.')
  await page.goBack()
  await touch(page)
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByLabel('What happened?')).toHaveValue('Sudah saya bayar kemarin.')
})

/** Its flag decides whether the agreement is shown; the others are steps of paying, or forms. */
const FLAG_STAYS = screenPaths.filter(
  (path) =>
    SCREENS[path].domain === 'repayment' ||
    SCREENS[path].domain === 'promotion' ||
    ['/loanConfirm', '/complainPageNext', '/intelligentCustomerService'].includes(path),
)

for (const path of FLAG_STAYS.filter((each) => !isSitePath(each)))
  test(`${path} offers no other language @APP-95`, IN_ALL, async ({ open, page }) => {
    const { written = path, search, scenario } = SCREENS[path]
    await open(written, { ...(scenario && { scenario }), search: { ...search, lang: '1' } })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await touch(page)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    await expect(page.getByRole('button', { name: 'English' })).toHaveCount(0)
  })
