import type { Page } from '@playwright/test'
import { expect, test } from '../borrower.ts'
import { goOffline } from '../online.ts'
import { IN_ALL, inAll } from '../../setup/suite.ts'

const WORDS = {
  id: { lang: '1', show: 'Tunjukkan ke kasir', bright: 'Terangkan layar Anda', close: 'Tutup' },
  en: {
    lang: '2',
    show: 'Show it to the cashier',
    bright: 'Make your screen bright',
    close: 'Close',
  },
}

const MARKET = { scenario: 'account-market' }
const CODE = '8812 0684 5964 0174'
const AMOUNT = 'Rp1.090.000'

const counter = (page: Page) => page.getByRole('dialog', { name: 'ALFAMART' })

/** Moves the page to the background or back, as a switch to another app does. */
const setVisible = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)

for (const [index, { lang, show, bright, close }] of Object.values(WORDS).entries())
  test(
    `A cashier reads code and amount of a borrower who is offline and was in another app, in ${lang} @REPAY-77`,
    inAll(index),
    async ({ open, page }) => {
      await page.clock.install()
      await open('/that', { ...MARKET, search: { lang } })
      await expect(page.getByText(CODE)).toBeVisible()
      await goOffline(page)
      await page.getByRole('button', { name: show }).press('Enter')
      await expect(counter(page).getByText(bright)).toBeVisible()
      await setVisible(page, 'hidden')
      await page.clock.fastForward('01:00')
      await setVisible(page, 'visible')
      for (const text of [CODE, AMOUNT]) {
        const size = await counter(page)
          .getByText(text)
          .evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
        expect(size, text).toBeGreaterThanOrEqual(40)
      }
      await counter(page).getByRole('button', { name: close }).click()
      await expect(counter(page)).toHaveCount(0)
      await expect(page.getByRole('button', { name: show })).toBeFocused()
    },
  )

test('Back closes what the cashier reads, and leaves the code @REPAY-77', async ({ open, page }) => {
  await page.addInitScript(() => {
    const choice = { payType: '2', payCode: 'INDOMARET', specificNum: '88340', isDefault: '0' }
    for (const [key, value] of Object.entries(choice)) localStorage.setItem(key, value)
  })
  await open('/repayment', { scenario: 'instalments-many' })
  await page.getByRole('button', { name: /^Bayar Segera/ }).click()
  await page.getByRole('button', { name: WORDS.id.show }).click()
  await expect(page.getByRole('dialog', { name: 'INDOMARET' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveTitle('Pelunasan')
})

test('A bank’s number is typed by the borrower, and shown to no cashier @REPAY-77', IN_ALL, async ({ open, page }) => {
  await open('/that', { scenario: 'account-bank' })
  await expect(page.getByRole('button', { name: 'Salin nomor', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: WORDS.id.show })).toHaveCount(0)
})

/** Replaces the engine's lock by one that writes down what happens to it. */
const watchLocks = (page: Page, isGiven: boolean) =>
  page.addInitScript((given) => {
    const locks: string[] = []
    Object.assign(window, { locks })
    const request = async () => {
      locks.push(given ? 'asked' : 'refused')
      if (!given) throw new DOMException('Low battery', 'NotAllowedError')
      return { release: async () => void locks.push('released') }
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  }, isGiven)

const locks = (page: Page) => page.evaluate('window.locks')

test(
  'The screen stays on before the cashier, also after another app, and no longer @REPAY-78',
  IN_ALL,
  async ({ open, page }) => {
    await watchLocks(page, true)
    await open('/that', MARKET)
    await page.getByRole('button', { name: WORDS.id.show }).click()
    await expect.poll(() => locks(page)).toEqual(['asked'])
    await setVisible(page, 'hidden')
    await setVisible(page, 'visible')
    await expect.poll(() => locks(page)).toEqual(['asked', 'asked'])
    await counter(page).getByRole('button', { name: WORDS.id.close }).click()
    await expect.poll(() => locks(page)).toEqual(['asked', 'asked', 'released'])
    await setVisible(page, 'hidden')
    await setVisible(page, 'visible')
    expect(await locks(page)).toEqual(['asked', 'asked', 'released'])
  },
)

for (const [what, prepare] of [
  ['refuses', (page: Page) => watchLocks(page, false)],
  [
    'knows nothing of it',
    (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, 'wakeLock', { value: undefined })),
  ],
] as const)
  test(
    `Where the phone ${what} to keep its screen on, all else is the same @REPAY-78`,
    IN_ALL,
    async ({ open, page }) => {
      await prepare(page)
      await open('/that', MARKET)
      await page.getByRole('button', { name: WORDS.id.show }).click()
      await expect(counter(page).getByText(CODE)).toBeVisible()
      await expect(counter(page).getByText(AMOUNT)).toBeVisible()
    },
  )
