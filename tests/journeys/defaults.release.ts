import { type InlineHashes, inlineHashesByPage } from '../../deploy/inline-hashes.ts'
import { previewFolder } from '../../scripts/build/build-preview.ts'
import { expect, test } from './borrower.ts'
import { playShell, toldShell } from './shell.ts'
import { expectTextsRefused } from './trusted-types.ts'
import { PORTS } from './ports.ts'

test('Without a session a borrower screen asks to be opened from the app, and calls nothing @RULE-61', async ({
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

test('An address with junk for an order says what is missing, and calls nothing @RULE-24', async ({
  open,
  page,
  calls,
}) => {
  await open('/loanDetails', { search: { orderId: '../../etc/passwd', lang: '2' } })
  await expect(page.getByRole('heading', { name: 'This link is not complete' })).toBeVisible()
  await expect(page).toHaveTitle('Details are missing')
  expect(calls).toEqual([])
})

test('An address that does not exist says so @RULE-25', async ({ open, page }) => {
  await open('/no-such-page')
  await expect(page.getByRole('heading', { name: 'Halaman ini tidak ada' })).toBeVisible()
})

test('An order that does not exist is said in the server’s words, with no retry that cannot help @RULE-22', async ({
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

/**
 * The release's headers for every reply (deploy/headers.ts), word for word: a person who weakens them must change this test
 * too.
 */
const headers = (inline: InlineHashes = { scripts: [], styles: [] }) => ({
  'content-security-policy': [
    "default-src 'none'",
    ['script-src', "'self'", ...inline.scripts].join(' '),
    ['style-src', "'self'", ...inline.styles].join(' '),
    "connect-src 'self'",
    "img-src 'self' https: data: blob:",
    `frame-src 'self' http://localhost:${PORTS.world}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join(';'),
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
})

test('Every page, file and missing file comes with the release’s headers @RULE-56', async ({ request }) => {
  const page = await request.get('/loanDetails?token=1')
  const [script] = /\/assets\/[^"]+\.js/.exec(await page.text()) ?? []
  const file = await request.get(String(script))
  const gone = await request.get('/assets/loan-details-gone.js')
  const inline = inlineHashesByPage(previewFolder(PORTS.release)).get('loanDetails.html')
  // The scripts that start and draw the page before the app has loaded, and their styles.
  expect([inline?.scripts.length, inline?.styles.length]).toEqual([4, 1])
  expect(page.headers(), page.url()).toMatchObject(headers(inline))
  for (const reply of [file, gone]) expect(reply.headers(), reply.url()).toMatchObject(headers())
  expect([page, file, gone].map((reply) => [reply.status(), reply.headers()['cache-control']])).toEqual([
    [200, 'no-store, no-transform'],
    [200, 'public, max-age=31536000, immutable'],
    [404, 'no-store, no-transform'],
  ])
})

test('No text becomes HTML or a script’s address, whoever writes it @RULE-56', async ({ open, page, broken }) => {
  await open('/loanDetails')
  await expect(page.getByRole('heading', { name: 'Waktunya membayar' })).toBeVisible()
  await expectTextsRefused(page, broken)
})

test('HTTP 403 ends the session: the way back to the app, and no call after it @RULE-21', async ({
  open,
  page,
  calls,
}) => {
  await page.route('**/gateway/**', (route) => route.fulfill({ status: 403, body: 'Forbidden' }))
  await open('/loanDetails')
  await expect(page.getByRole('heading', { name: 'Sesi Anda sudah berakhir' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toHaveCount(0)
  await expect(page.getByText('Forbidden')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sesi Anda sudah berakhir' })).toBeVisible()
  // One for each time the page was opened. A second request would have come by the time of a tap.
  await page.getByRole('button', { name: 'Ke beranda' }).click()
  await expect(page).toHaveURL(/^[^?]+\/\?/)
  expect(calls).toHaveLength(2)
})

test('Where there is nothing to go back to, Back asks the shell to close @RULE-10', async ({ open, page }) => {
  await playShell(page, 'answers')
  await open('/loanDetails')
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect.poll(() => toldShell(page)).toEqual(['close'])
  await page.getByRole('link', { name: /^Bayar/ }).click()
  await expect(page).toHaveTitle('Detail Tagihan')
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect(page).toHaveURL(/loanDetails/)
  expect(await toldShell(page)).toEqual(['close'])
})

test('The shell’s error page says what happened, with a way on and somebody to call @APP-11', async ({
  open,
  page,
}) => {
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
