import { expect, test } from '../../journeys/borrower.ts'
import { hold } from '../../journeys/on-page.ts'

// That each address treats a refused load as its failure is tested without a browser (failed-loads.test.tsx).

const FAILED = 'Halaman ini belum bisa dibuka'
const LOADED = 'Waktunya membayar'

/** One of each kind of what goes wrong with the order's reply (call.test.ts has them all), and what a borrower sees. */
const FAULTS = {
  'server-error': FAILED,
  'html-instead': FAILED,
  offline: 'Tidak bisa terhubung',
  'session-ended': 'Sesi Anda sudah berakhir',
}

/** A screen with a path and one with a hash address, and how the name of its script begins. */
const SCREENS = [
  { path: '/#/borrowDetail/', scenario: 'order-180', chunk: 'loan-details-', loaded: 'Terlambat 4 hari' },
  { path: '/payway', scenario: 'card-needs-code', chunk: 'payway-', loaded: 'Bayar dengan kartu' },
]

test('An order whose reply is broken or missing says so, and a retry helps @APP-35 @RULE-18 @RULE-19 @RULE-21', async ({
  open,
  page,
  become,
}) => {
  const lines: string[] = []
  page.on('console', (message) => message.type() === 'error' && lines.push(message.text()))
  for (const [fault, sees] of Object.entries(FAULTS))
    await test.step(fault, async () => {
      lines.length = 0
      await open('/loanDetails', { scenario: `order-174,${fault}`, search: { token: 'secret-token-4711' } })
      await expect(page.getByRole('heading', { name: sees })).toBeVisible()
      await expect(page.getByText('Sedang memuat')).toHaveCount(0)
      await expect(page.getByText(/nginx|It works|SyntaxError|undefined/)).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Ke beranda' })).toBeVisible()
      // One is ours; the engine adds its own for a failed request.
      await expect.poll(() => lines.filter((line) => line.startsWith('route: '))).toHaveLength(1)
      const ours = lines.filter((line) => !line.includes('Failed to load resource'))
      expect(ours.join()).not.toContain('secret-token-4711')
      const again = page.getByRole('button', { name: 'Coba lagi' })
      await expect(again).toHaveCount(fault === 'session-ended' ? 0 : 1)
      if (fault === 'session-ended') return
      await become('order-174')
      await again.click()
      await expect(page.getByRole('heading', { name: LOADED })).toBeVisible()
    })
})

test('An order says after 8 s that it still loads, after 60 s that it took too long @RULE-16 @RULE-20', async ({
  open,
  page,
}) => {
  await page.clock.install()
  const answer = await hold(page, '**/gateway/**')
  // Nothing can be taken over until the reply arrives.
  await open('/loanDetails', { waits: false })
  // If the page draws the reply, the app starts without it after 3 seconds.
  await page.clock.pauseAt(Date.now() + 3000)
  // The app counts the seconds, not the early picture before it.
  await expect(async () => {
    await page.clock.runFor(100)
    expect(await page.locator('#app').getByText('Sedang memuat, tunggu sebentar.').count()).toBe(1)
  }).toPass()
  await expect(page.getByText('Mohon tunggu.')).toHaveCount(0)
  await page.clock.runFor(8000)
  await expect(page.getByText('Mohon tunggu. Ini lebih lama dari biasanya.')).toBeVisible()
  await page.clock.runFor(52_000)
  await expect(page.getByRole('heading', { name: 'Jawaban terlalu lama ditunggu' })).toBeVisible()
  await page.clock.resume()
  answer()
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByRole('heading', { name: LOADED })).toBeVisible()
  await expect(page.getByText(/^(Sedang memuat|Mohon tunggu)/)).toHaveCount(0)
})

test('A screen whose script is gone for a moment reloads once, at the same address @RULE-26', async ({
  open,
  page,
}) => {
  for (const { path, scenario, chunk, loaded } of SCREENS)
    await test.step(path, async () => {
      let loads = 0
      await page.route(`**/assets/${chunk}*.js`, (route) => {
        loads += 1
        return loads === 1 ? route.fulfill({ status: 404 }) : route.continue()
      })
      await open(path, { scenario, search: { zzz: 'kept' } })
      // The early page shows the heading before the script is asked for.
      await expect.poll(() => loads).toBeGreaterThan(1)
      await expect(page.getByRole('heading', { name: loaded })).toBeVisible()
      expect(page.url()).toContain('zzz=kept')
      await page.unroute(`**/assets/${chunk}*.js`)
      // The next one need not wait a minute for its own.
      await page.evaluate(() => sessionStorage.clear())
    })
})

test('A screen whose script is gone for good says so instead of reloading for ever @RULE-26', async ({
  open,
  page,
}) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route('**/assets/loan-details-*.js', (route) => route.fulfill({ status: 404 }))
  await open('/loanDetails')
  await expect(page.getByRole('heading', { name: FAILED })).toBeVisible()
  expect(loads).toBe(2)
})
