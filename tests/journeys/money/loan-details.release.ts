import { expect, test } from '../borrower.ts'
import { STATUSES } from '../../setup/statuses.ts'
import { playShell, toldShell } from '../shell.ts'
import { IN_ALL, inAll } from '../../setup/suite.ts'

const WORDS = {
  id: {
    lang: '1',
    title: 'Detail pinjaman',
    repay: 'Bayar',
    extend: 'Perpanjang',
    borrowMore: 'Pinjam lagi',
    recommended: 'Pinjaman lain untuk Anda',
    call: /Telepon 0\d/,
  },
  en: {
    lang: '2',
    title: 'Loan details',
    repay: 'Repay',
    extend: 'Extend the loan',
    borrowMore: 'Borrow more',
    recommended: 'Other loans for you',
    call: /Call 0\d/,
  },
}

/** LOAN-8 to LOAN-11, LOAN-17: the shown actions, with isDelay 1 if the scenario has it. */
const TABLE = Object.entries(STATUSES)
  .flatMap(([status, { withDelay, recommends }]) => {
    const always = withDelay.filter((action) => action !== 'extend')
    const isExtendable = always.length < withDelay.length
    const plain = { scenario: `order-${status}`, actions: always, recommends }
    return isExtendable ? [plain, { scenario: `order-${status}-extendable`, actions: withDelay, recommends }] : [plain]
  })
  // A status that the contract does not know: no money action. The order used for it has no recommendations.
  .concat({ scenario: 'order-174-extendable,unknown-status', actions: [], recommends: false })

/**
 * The forms in which the same order may arrive: numbers or texts, plain or scrambled, at either address, in either language.
 */
const WAYS = ['', ',texts', ',scrambled'].flatMap((wire) =>
  ['/loanDetails', '/#/borrowDetail/'].flatMap((path) =>
    (['id', 'en'] as const).map((language) => [wire, path, language] as const),
  ),
)

/** Chosen so that order 21 is asked for in the scrambled form, which the contract shows. */
const FIRST_WAY = 3

// rules.test.ts tests what each status offers. Here each is tested in one of the forms, in turn.
for (const [index, { scenario, actions, recommends }] of TABLE.entries())
  for (const [wire, path, language] of WAYS.filter((_, turn) => turn === (index + FIRST_WAY) % WAYS.length))
    test(
      `${scenario} offers ${actions.join(' and ') || 'nothing to pay'} @LOAN-8 @LOAN-9 @LOAN-11 @LOAN-17 @LOAN-18 @LOAN-53`,
      index % 5 === 0 ? {} : IN_ALL,
      async ({ open, page }) => {
        const words = WORDS[language]
        await open(path, { scenario: scenario + wire, search: { lang: words.lang } })
        await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        for (const action of ['repay', 'extend', 'borrowMore'] as const) {
          const role = action === 'borrowMore' ? 'button' : 'link'
          const expected = actions.includes(action) ? 1 : 0
          // The repay button shows the amount.
          await expect(page.getByRole(role, { name: new RegExp(`^${words[action]}( (Rp|₹)[\\d.,]+)?$`) })).toHaveCount(
            expected,
          )
        }
        await expect(page.getByRole('heading', { name: words.recommended })).toHaveCount(recommends ? 1 : 0)
        await expect(page.getByRole('link', { name: words.call })).toHaveCount(1)
      },
    )

test('Borrower with an unknown status gets no money action, but somebody to call @LOAN-7 @LOAN-19', async ({
  open,
  page,
}) => {
  await open('/loanDetails', { scenario: 'order-174-extendable,unknown-status' })
  await expect(page.getByRole('heading', { name: 'Waktunya membayar' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Bayar/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Perpanjang' })).toHaveCount(0)
  // An empty list is also followed by the button for more products.
  await expect(page.getByRole('button', { name: 'Lihat produk lainnya' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Salin nomor pinjaman' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Telepon/ })).toHaveAttribute('href', 'tel:02150950174')
})

test('Borrower reads the order: notice, product, and the lines that have a value @LOAN-1 @LOAN-3 @LOAN-4 @LOAN-5', async ({
  open,
  page,
}) => {
  await open('/loanDetails', { scenario: 'order-151' })
  await expect(page).toHaveTitle('Detail pinjaman')
  await expect(page.getByRole('heading', { name: 'Dana sedang dikirim' })).toBeVisible()
  await expect(page.getByText('Disetujui. Dana masuk ke rekening Anda dalam 1 sampai 3 hari.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dana Cepat' })).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: 'Jumlah pinjaman' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Rp3.000.000' })).toBeVisible()
  // The world sends it with the value null.
  await expect(page.getByText('Kode promo')).toHaveCount(0)
})

test('Borrower who paid off borrows more: it is recorded, then the app’s home opens @LOAN-13 @RULE-53', async ({
  open,
  page,
  events,
}) => {
  await open('/loanDetails', { scenario: 'order-200' })
  await page.getByRole('button', { name: 'Pinjam lagi' }).click()
  await expect(page).toHaveURL(/^[^?]+\/\?/)
  await expect
    .poll(events)
    .toEqual([{ operation: 'saveServiceEvent', event: { productId: '1001', moduleId: 30, positionId: 0 } }])
})

test('In the native app Borrow more asks the shell for its home @APP-1 @LOAN-13', async ({ open, page, events }) => {
  await playShell(page, 'answers')
  await open('/loanDetails', { scenario: 'order-4', search: { lang: '2' } })
  await page.getByRole('button', { name: 'Borrow more' }).click()
  await expect.poll(() => toldShell(page)).toEqual(['goHome'])
  await expect(page).toHaveURL(/\/loanDetails/)
  await expect.poll(async () => (await events()).length).toBe(1)
})

test('Borrower without a logo sees the product’s initials @LOAN-4', async ({ open, page }) => {
  await open('/loanDetails', { scenario: 'order-5' })
  await expect(page.getByText('RP', { exact: true })).toBeVisible()
})

for (const [index, { path, scenario, call, shows }] of [
  { path: '/loanDetails', scenario: 'order-174', call: '**/loan-details/**', shows: 'Waktunya membayar' },
  { path: '/order', scenario: 'orders-several', call: '**/order/list*', shows: 'Dana Cepat' },
  { path: '/loanConfirm', scenario: 'confirmation-several', call: '**/loan-detail-confirm*', shows: 'Dana Cepat' },
].entries())
  test(`A logo at an https address is shown on ${path}`, inAll(index), async ({ open, page }) => {
    await page.route(call, async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replaceAll(/data:image[^"\\]+/g, 'https://logos.example/own.svg')
      await route.fulfill({ response: answer, body })
    })
    await page.route('https://logos.example/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )
    await open(path, { scenario })
    await expect(page.getByRole('main').getByText(shows).first()).toBeVisible()
    await expect(page.locator('img[src="https://logos.example/own.svg"]')).not.toHaveCount(0)
  })
