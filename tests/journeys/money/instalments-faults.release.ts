import { expect, test } from '../borrower.ts'
import { expectTakenOver } from '../early.ts'
import { changeRows, chosen, MANY, pay, row, total } from './instalments-screen.ts'
import { emptyCache } from '../worker-context.ts'
import { comeBack, comeOnline, goOffline } from '../online.ts'
import { IN_ALL, inAll } from '../../setup/suite.ts'

test('Without a connection at the tap the borrower is told, nothing is sent, and the choice is kept', async ({
  open,
  page,
}) => {
  await emptyCache(page)
  // Otherwise the next screen may already be prefetched, and show the message itself.
  await page.route('**/assets/ahead-*.js', (route) => route.abort())
  await open('/repayment', MANY)
  await row(page, 6).check()
  await goOffline(page)
  await pay(page).click()
  await expect(page.getByRole('heading', { name: 'Kami tidak bisa terhubung' })).toBeVisible()
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect(row(page, 6)).toBeChecked()
  await comeOnline(page)
  await pay(page).click()
  await expect(page).toHaveURL(/\/individual\?.*amount=1635000/)
  await expect(page.getByRole('heading', { name: 'Kami tidak bisa terhubung' })).toHaveCount(0)
})

test('What could not be read again is shown with its time @RULE-15', IN_ALL, async ({ open, page }) => {
  await page.clock.install()
  await open('/repayment', MANY)
  await expectTakenOver(page)
  await expect(row(page, 4)).toBeChecked()
  await page.clock.fastForward(20_000)
  await goOffline(page)
  const note = page.getByText(/Belum bisa diperbarui. Yang tampil adalah data pukul \d\d:\d\d./)
  await comeBack(page, () => expect(note).toBeVisible({ timeout: 3000 }))
  await expect(row(page, 4)).toBeChecked()
})

for (const [index, [what, amount]] of Object.entries({
  null: null,
  empty: '',
  negative: -1,
  huge: 1e21,
  dots: '1.000.000',
}).entries())
  test(
    `An amount that is ${what} is a dash, and neither it nor a later one can be paid @RULE-36`,
    inAll(index),
    async ({ open, page }) => {
      await changeRows(page, (rows) => rows.map((it, at) => (at === 2 ? { ...it, totalAmount: amount } : it)))
      await open('/repayment', MANY)
      await expect(row(page, 6)).toHaveAccessibleDescription('Datanya tidak terbaca, jadi belum bisa dibayar di sini.')
      await expect(row(page, 7)).toHaveAccessibleDescription('Menunggu cicilan sebelumnya bisa dibayar.')
      await expect(page.getByRole('listitem').filter({ has: row(page, 6) })).toContainText('–')
      await expectTakenOver(page)
      await page.getByRole('button', { name: 'Pilih semua (2)' }).click()
      await expect.poll(() => chosen(page)).toEqual([4, 5])
      await expect(total(page)).toContainText('Rp1.090.000')
      await expect(page.getByText(/NaN|undefined|Infinity/)).toHaveCount(0)
    },
  )

test('Where the first cannot be read nothing can be paid, and it says so', async ({ open, page }) => {
  await changeRows(page, (rows) => rows.map((it, index) => (index === 0 ? { ...it, totalAmount: null } : it)))
  await open('/repayment', MANY)
  await expect(total(page)).toContainText('Rp0')
  await expect(pay(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(pay(page)).toHaveAccessibleDescription('Belum ada cicilan yang bisa dibayar di sini.')
  await expect(page.getByRole('link', { name: /Telepon/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /Pilih semua/ })).toHaveCount(0)
})

test('A row that is no row, and statuses that nobody knows, do not take the screen @RULE-35', async ({
  open,
  page,
}) => {
  await changeRows(page, (rows) => [
    { ...rows[0], periodStatus: 77, repayDes: null, dueTime: 'besok' },
    { ...rows[1], periodStatus: '0', repayDes: null },
    null,
  ])
  await open('/repayment', MANY)
  await expect(page.getByRole('checkbox', { name: 'Cicilan ke-4 Rp545.000', exact: true })).toBeChecked()
  await expect(row(page, 5)).toHaveAccessibleName(/Belum jatuh tempo$/)
  await expect(page.getByRole('checkbox')).toHaveCount(3)
})

test(
  'A screen that was first opened without a connection comes back as it should look',
  IN_ALL,
  async ({ open, page }) => {
    await emptyCache(page)
    // Otherwise the screen may already be prefetched with its data.
    await page.route('**/assets/ahead-*.js', (route) => route.abort())
    await open('/loanDetails', MANY)
    const link = page.getByRole('link', { name: /^Bayar/ })
    await expect(link).toBeVisible()
    await expectTakenOver(page)
    await goOffline(page)
    await link.click()
    await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
    await comeOnline(page)
    await page.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(row(page, 4)).toBeChecked()
    // With its stylesheet; without one it would be 13 px wide.
    await expect.poll(async () => (await row(page, 4).boundingBox())?.width ?? 0).toBeGreaterThan(20)
  },
)

test(
  'With nothing left to pay the borrower is told so, and gets back to the order @RULE-15',
  IN_ALL,
  async ({ open, page }) => {
    await open('/repayment', { scenario: 'instalments-none' })
    await expect(page.getByRole('heading', { name: 'Tidak ada tagihan' })).toBeVisible()
    await expect(pay(page)).toHaveCount(0)
    await expect(page.getByText('Sudah dibayar (3)')).toBeVisible()
    await page.getByRole('link', { name: 'Lihat pinjaman' }).click()
    await expect(page.getByRole('heading', { name: 'Lunas', exact: true })).toBeVisible()
  },
)

test('A list that did not come is not called paid, and can be asked for again @RULE-15', async ({ open, page }) => {
  await changeRows(page, () => null)
  await open('/repayment', MANY)
  await expect(page.getByRole('heading', { name: 'Daftar cicilan belum lengkap' })).toBeVisible()
  await expect(page.getByText('Tidak ada tagihan')).toHaveCount(0)
  await page.unroute('**/loan-play-detail?*')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(row(page, 4)).toBeChecked()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('Without an order the address says what is missing, and calls nothing', IN_ALL, async ({ open, page, calls }) => {
  for (const path of ['/repayment', '/repaymentDelay']) {
    await open(path, { search: { orderId: undefined } })
    await expect(page.getByRole('heading', { name: 'Tautan ini tidak lengkap' })).toBeVisible()
  }
  expect(calls).toEqual([])
})
