import { expect, test } from '../../borrower.ts'

const ORDERS = { scenario: 'orders-several' }

test('Loans show status, amount, date, number, overdue first, and open @APP-12 @LOAN-71', async ({ open, page }) => {
  await open('/order', ORDERS)
  await expect(page).toHaveTitle('Pinjaman saya')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    /^Dana Cepat Terlambat 4 hari Tagihan Rp1\.144\.500 Jatuh tempo \d{4}-\d{2}-\d{2} No\. pinjaman 7234 2196 8459 6401 80$/,
    /^Dana Cepat Waktunya membayar Tagihan Rp1\.090\.000 Jatuh tempo \d{4}-\d{2}-\d{2} No\. pinjaman 7234 2196 8459 6401 74$/,
    /^Dana Cepat Rp3\.270\.000 Lunas \d{4}-\d{2}-\d{2} 7234 2196 8459 6402 00$/,
  ])
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Belum lunas', 'Lunas'])
  const tint = await page.getByText('Terlambat 4 hari').evaluate((status) => getComputedStyle(status).backgroundColor)
  await page.getByRole('link', { name: /Terlambat 4 hari/ }).click()
  await expect(page).toHaveTitle('Detail pinjaman')
  expect(new URL(page.url()).searchParams.get('orderId')).toBe('723421968459640180')
  const status = page.getByRole('heading', { name: 'Terlambat 4 hari' }).locator('..')
  await expect(status).toHaveCSS('background-color', tint)
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect(page).toHaveTitle('Pinjaman saya')
  await open('/order', { ...ORDERS, search: { market: 'in' } })
  await expect(page).toHaveTitle('My loans')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
})

test('A borrower without loans is led to what is open, or home without that session @APP-12', async ({
  open,
  page,
}) => {
  await open('/order', { scenario: 'orders-empty' })
  await expect(page.getByRole('heading', { name: 'Belum ada pinjaman' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ke beranda' })).toBeVisible()
  await page.getByRole('link', { name: 'Lihat pilihan untuk Anda' }).click()
  await expect(page).toHaveTitle('Pengajuan Khusus')
  await open('/order', {
    scenario: 'orders-empty',
    search: { token: undefined, userId: '880021460173', sessionId: 's-1' },
  })
  await expect(page.getByRole('heading', { name: 'Belum ada pinjaman' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Lihat pilihan untuk Anda' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ke beranda' })).toBeVisible()
})

test('Only loans in view are laid out, and an unreadable one shows its number @LOAN-71 @LOAN-72 @all', async ({
  open,
  page,
}) => {
  await page.route('**/order/list?*', async (route) => {
    const reply = await (await route.fetch()).json()
    const [first] = reply.data
    const none = { productName: null, statusText: null, amount: null, time: null }
    const unreadable = { ...first, ...none, orderId: 'only-number' }
    const data = [unreadable, ...Array.from({ length: 199 }, (_, index) => ({ ...first, orderId: `loan-${index}` }))]
    await route.fulfill({ json: { ...reply, data } })
  })
  await open('/order', ORDERS)
  await expect(page.getByRole('link').first()).toHaveText('Pinjaman No. pinjaman only-number')
  const rows = await page.evaluate(() => {
    const links = [...document.querySelectorAll('main li a')]
    const inView = links.filter((link) => link.checkVisibility({ contentVisibilityAuto: true }))
    return { all: links.length, inView: inView.length }
  })
  expect(rows.all).toBe(200)
  expect(rows.inView).toBeLessThan(40)
})
