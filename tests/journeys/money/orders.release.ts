import { expect, test } from '../borrower.ts'
import { inIndonesian } from '../languages.ts'

const ORDERS = { scenario: 'orders-several' }

test('Each loan stands with its status, amount, date and number, the overdue one first, and leads to its order and back @APP-12 @LOAN-71', async ({
  open,
  page,
}) => {
  await open('/order', ORDERS)
  await expect(page).toHaveTitle('Pinjaman saya')
  const loans = page.getByRole('main').getByRole('listitem')
  await expect(loans).toHaveText([
    // The overdue one comes first; the others keep the server's order.
    /^Dana Cepat Terlambat 4 hari Tagihan Rp1\.144\.500 Jatuh tempo \d{4}-\d{2}-\d{2} No\. pinjaman 723421968459640180$/,
    /^Dana Cepat Waktunya membayar Tagihan Rp1\.090\.000 Jatuh tempo \d{4}-\d{2}-\d{2} No\. pinjaman 723421968459640174$/,
    /^Dana Cepat Lunas Jumlah Rp3\.270\.000 Tanggal \d{4}-\d{2}-\d{2} No\. pinjaman 723421968459640200$/,
  ])
  // The same colours as on the order itself.
  const tint = (words: string) => page.getByText(words).evaluate((chip) => getComputedStyle(chip).backgroundColor)
  const inList = await tint('Terlambat 4 hari')
  expect(inList).not.toBe(await tint('Lunas'))
  await page.getByRole('link', { name: /Terlambat 4 hari/ }).click()
  await expect(page).toHaveTitle('Detail pinjaman')
  expect(new URL(page.url()).searchParams.get('orderId')).toBe('723421968459640180')
  const status = page.getByRole('heading', { name: 'Terlambat 4 hari' }).locator('..')
  await expect(status).toHaveCSS('background-color', inList)
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect(page).toHaveTitle('Pinjaman saya')
  await open('/order', { ...ORDERS, search: { market: 'in' } })
  await expect(page).toHaveTitle('My loans')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
})

test('A borrower without loans is led to what is open, or home where that needs another session @APP-12', async ({
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
    search: { token: undefined, userId: '880021460173', sessionId: 's-1', lang: '2' },
  })
  await expect(page.getByRole('heading', { name: 'No loans yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See what is chosen for you' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Go to home' })).toBeVisible()
})

for (const { lang, words } of inIndonesian({
  id: { retry: 'Coba lagi', refresh: 'Muat ulang', asOf: /Yang tampil adalah data pukul/ },
  en: { retry: 'Try again', refresh: 'Refresh', asOf: /You see what we knew at/ },
}))
  test(`Loans that are refused can be read again; those that were read stay when that fails (language ${lang}) @APP-12`, async ({
    open,
    page,
    become,
  }) => {
    await open('/order', { scenario: 'orders-several,refuse:listOrders', search: { lang } })
    await expect(page.getByRole('main').getByText('Sistem sedang sibuk. Coba lagi sebentar lagi.')).toBeVisible()
    await become('orders-several')
    await page.getByRole('button', { name: words.retry }).click()
    await expect(page.getByRole('link', { name: /Dana Cepat/ })).toHaveCount(3)
    await become('server-error')
    await page.getByRole('button', { name: words.refresh }).click()
    await expect(page.getByText(words.asOf).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /Dana Cepat/ })).toHaveCount(3)
  })

test('Of two hundred loans only those in view are laid out, and what cannot be read of one is its number @LOAN-71 @LOAN-72', async ({
  open,
  page,
}) => {
  await page.route('**/order/list?*', async (route) => {
    const reply = await (await route.fetch()).json()
    const [first] = reply.data
    const unreadable = {
      ...first,
      orderId: 'only-number',
      productName: null,
      statusText: null,
      amount: null,
      time: null,
    }
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
