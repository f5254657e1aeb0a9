import { expect, test } from './borrower.ts'
import { playShell, toldShell } from './shell.ts'

test('Without a session a borrower screen asks to be opened from the app, and calls nothing', async ({
  open,
  page,
  calls,
}) => {
  for (const search of [
    { token: undefined },
    { token: '' },
    { token: ' \u00a0' },
    { token: '', userId: ' ', sessionId: '1' },
  ]) {
    await open('/loanDetails', { search })
    await expect(page.getByRole('heading', { name: 'Buka halaman ini dari aplikasi' })).toBeVisible()
  }
  expect(calls).toEqual([])
})

test('An address with junk for an order says what is missing, and calls nothing', async ({ open, page, calls }) => {
  await open('/loanDetails', { search: { orderId: '../../etc/passwd', lang: '2' } })
  await expect(page.getByRole('heading', { name: 'This link is not complete' })).toBeVisible()
  await expect(page).toHaveTitle('Details are missing')
  expect(calls).toEqual([])
})

test('An address that does not exist says so', async ({ open, page }) => {
  await open('/no-such-page')
  await expect(page.getByRole('heading', { name: 'Halaman ini tidak ada' })).toBeVisible()
})

test('An order that does not exist is said in the server’s words, with no retry that cannot help', async ({
  open,
  page,
}) => {
  await open('/loanDetails', { scenario: 'order-not-found' })
  await expect(page.getByRole('main').getByText('Pesanan tidak ditemukan.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ke beranda' })).toBeVisible()
})

test('A refused order can be tried again', async ({ open, page, become }) => {
  await open('/loanDetails', { scenario: 'loan-refused' })
  await expect(page.getByRole('main').getByText('Sistem sedang sibuk. Coba lagi sebentar lagi.')).toBeVisible()
  await become('order-174')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByRole('heading', { name: 'Waktunya membayar' })).toBeVisible()
})

test('Every page and file comes with the release’s headers', async ({ request }) => {
  const page = await request.get('/loanDetails?token=1')
  expect(page.headers()).toMatchObject({
    'content-security-policy': expect.stringContaining("script-src 'self';"),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  const [script] = /\/assets\/[^"]+\.js/.exec(await page.text()) ?? []
  expect((await request.get(String(script))).headers()['cache-control']).toContain('immutable')
  const gone = await request.get('/assets/loan-details-gone.js')
  expect([gone.status(), gone.headers()['cache-control']]).toEqual([404, 'no-store'])
})

test('Where there is nothing to go back to, Back asks the shell to close', async ({ open, page }) => {
  await playShell(page, 'answers')
  await open('/loanDetails')
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect.poll(() => toldShell(page)).toEqual(['close'])
  await page.getByRole('link', { name: 'Bayar' }).click()
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect(page).toHaveURL(/loanDetails/)
  expect(await toldShell(page)).toEqual(['close'])
})

test('The shell’s error page says what happened, with a way on and somebody to call', async ({ open, page }) => {
  await open('/error', { search: { lang: '2' } })
  await expect(page.getByRole('heading', { name: 'Something did not work' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 021-5095-0100' })).toHaveAttribute('href', 'tel:02150950100')
  await page.getByRole('button', { name: 'Go to home' }).click()
  await expect(page).toHaveURL(/^[^?]+\/\?/)
})

test('The release has no test page', async ({ open, page }) => {
  await open('/testPreview')
  await expect(page.getByRole('heading', { name: 'Halaman ini tidak ada' })).toBeVisible()
})
