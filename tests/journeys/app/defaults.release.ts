import { type InlineHashes, inlineHashesByPage } from '../../../deploy/inline-hashes.ts'
import { previewFolder } from '../../../scripts/build/build-preview.ts'
import { expect, test } from '../borrower.ts'
import { PORTS } from '../ports.ts'
import { expectTextsRefused } from '../trusted-types.ts'

test('An address says why it shows no order: no session, no such page, an error @APP-11 @RULE-25 @RULE-61', async ({
  open,
  page,
  calls,
}) => {
  for (const search of [{ token: undefined }, { token: '', userId: ' ', sessionId: '1' }]) {
    await open('/loanDetails', { search })
    await expect(page.getByRole('heading', { name: 'Buka halaman ini dari aplikasi' })).toBeVisible()
  }
  expect(calls).toEqual([])
  // The test page is not in the release.
  for (const path of ['/no-such-page', '/testPreview']) {
    await open(path)
    await expect(page.getByRole('heading', { name: 'Halaman ini tidak ada' })).toBeVisible()
  }
  await open('/error', { search: { lang: '2' } })
  await expect(page.getByRole('heading', { name: 'Something did not work' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 021-5095-0100' })).toHaveAttribute('href', 'tel:02150950100')
  await page.getByRole('button', { name: 'Go to home' }).click()
  await expect(page).toHaveURL(/^[^?]+\/\?/)
})

test('A refused order says why; a retry is where it helps @RULE-21 @RULE-22', async ({ open, page, become, calls }) => {
  const main = page.getByRole('main')
  const retry = page.getByRole('button', { name: 'Coba lagi' })
  const home = page.getByRole('button', { name: 'Ke beranda' })
  await open('/loanDetails', { scenario: 'order-not-found' })
  await expect(main.getByText('Pesanan tidak ditemukan.')).toBeVisible()
  await expect(retry).toHaveCount(0)
  await expect(home).toBeVisible()

  await open('/loanDetails', { scenario: 'loan-refused' })
  await expect(main.getByText('Sistem sedang sibuk. Coba lagi sebentar lagi.')).toBeVisible()
  await become('order-174')
  await retry.click()
  await expect(page.getByRole('heading', { name: 'Waktunya membayar' })).toBeVisible()

  // The session ends: the way back to the app, and no call after it.
  await page.route('**/gateway/**', (route) => route.fulfill({ status: 403, body: 'Forbidden' }))
  const address = page.url()
  // The screen of the step before calls no more.
  await page.goto('about:blank')
  const before = calls.length
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Sesi Anda sudah berakhir' })).toBeVisible()
  await expect(retry).toHaveCount(0)
  await expect(page.getByText('Forbidden')).toHaveCount(0)
  // A second request would have come by the time of a tap.
  await home.click()
  await expect(page).toHaveURL(/^[^?]+\/\?/)
  expect(calls.length).toBe(before + 1)
})

/** The release's headers (deploy/headers.ts), word for word: who weakens them must change this test too. */
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

test('Pages and files have the headers; no text becomes HTML @RULE-56', async ({ open, page, request, broken }) => {
  const document = await request.get('/loanDetails?token=1')
  const [script] = /\/assets\/[^"]+\.js/.exec(await document.text()) ?? []
  const file = await request.get(String(script))
  const gone = await request.get('/assets/loan-details-gone.js')
  const inline = inlineHashesByPage(previewFolder(PORTS.release)).get('loanDetails.html')
  // The scripts that start and draw the page before the app has loaded, and their styles.
  expect([inline?.scripts.length, inline?.styles.length]).toEqual([4, 1])
  expect(document.headers(), document.url()).toMatchObject(headers(inline))
  for (const reply of [file, gone]) expect(reply.headers(), reply.url()).toMatchObject(headers())
  expect([document, file, gone].map((reply) => [reply.status(), reply.headers()['cache-control']])).toEqual([
    [200, 'no-store, no-transform'],
    [200, 'public, max-age=31536000, immutable'],
    [404, 'no-store, no-transform'],
  ])

  await open('/loanDetails')
  await expect(page.getByRole('heading', { name: 'Waktunya membayar' })).toBeVisible()
  await expectTextsRefused(page, broken)
})
