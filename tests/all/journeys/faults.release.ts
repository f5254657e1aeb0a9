import { expect, test } from '../../journeys/borrower.ts'
import { hold } from '../../journeys/hold.ts'

/** Screens that load something; add a line for a new one. */
const SCREENS = [
  { path: '/loanDetails', scenario: 'order-174', chunk: 'loan-details-', loaded: 'Waktunya membayar' },
  { path: '/#/borrowDetail/', scenario: 'order-180', chunk: 'loan-details-', loaded: 'Terlambat 4 hari' },
  { path: '/payway', scenario: 'card-needs-code', chunk: 'payway-', loaded: 'Bayar dengan kartu' },
  { path: '/repayment', scenario: 'instalments-many', chunk: 'repayment-', loaded: 'Belum dibayar' },
  {
    path: '/repaymentDelay',
    scenario: 'extension-open',
    chunk: 'repaymentDelay-',
    loaded: 'Jatuh tempo bisa diundur',
  },
  { path: '/that', scenario: 'account-bank', chunk: 'that-', loaded: 'Pelunasan' },
]

const FAILED = 'Halaman ini belum bisa dibuka'
/** What a borrower sees, and whether a retry is offered (RULE-18 to RULE-21). */
const FAULTS: Record<string, { sees: string; retry: boolean; passes?: number; shows: string }> = {
  'server-error': { sees: FAILED, retry: true, shows: '@RULE-19' },
  'html-instead': { sees: FAILED, retry: true, shows: '@RULE-19' },
  'empty-body': { sees: FAILED, retry: true, shows: '@RULE-19' },
  'truncated-json': { sees: FAILED, retry: true, shows: '@RULE-19' },
  'empty-data': { sees: FAILED, retry: true, shows: '@RULE-19' },
  offline: { sees: 'Kami tidak bisa terhubung', retry: true, shows: '@APP-35 @RULE-18' },
  timeout: { sees: 'Jawabannya terlalu lama', retry: true, passes: 60_000, shows: '@RULE-20' },
  'session-ended': { sees: 'Sesi Anda sudah berakhir', retry: false, shows: '@RULE-21' },
}

/**
 * Enough for other screens, in addition to the slow reply and the missing script: one failure that can be retried, and one
 * that cannot.
 */
const FAULTS_OF_OTHERS = ['server-error', 'session-ended']

for (const [index, { path, scenario, chunk, loaded }] of SCREENS.entries()) {
  const faults = Object.entries(FAULTS).filter(([fault]) => index === 0 || FAULTS_OF_OTHERS.includes(fault))
  for (const [fault, { sees, retry, passes, shows }] of faults)
    test(`${path} with ${fault}: says so, offers a way on, and gets over it ${shows}`, async ({
      open,
      page,
      become,
    }) => {
      const lines: string[] = []
      page.on('console', (message) => message.type() === 'error' && lines.push(message.text()))
      if (passes) await page.clock.install()
      const asked = page.waitForRequest('**/gateway/**')
      await open(path, { scenario: `${scenario},${fault}`, search: { token: 'secret-token-4711' } })
      await asked
      if (passes) {
        // The screen first waits for its script: only a request can time out.
        await expect(page.getByText('Sedang memuat, tunggu sebentar.')).toBeAttached()
        await page.clock.fastForward(passes)
      }
      await expect(page.getByRole('heading', { name: sees })).toBeVisible()
      await expect(page.getByText('Sedang memuat')).toHaveCount(0)
      await expect(page.getByText(/nginx|It works|SyntaxError|undefined/)).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Ke beranda' })).toBeVisible()
      // One is ours; the engine adds its own for a failed request.
      await expect.poll(() => lines.filter((line) => line.startsWith('route: '))).toHaveLength(1)
      expect(lines.filter((line) => !line.includes('Failed to load resource')).join()).not.toContain(
        'secret-token-4711',
      )
      await expect(page.getByRole('button', { name: 'Coba lagi' })).toHaveCount(retry ? 1 : 0)
      if (!retry) return
      await become(scenario)
      await page.getByRole('button', { name: 'Coba lagi' }).click()
      await expect(page.getByRole('heading', { name: loaded })).toBeVisible()
    })

  test(`${path} with slow: after 8 seconds it says that it is still working, then shows the order @APP-34 @RULE-16`, async ({
    open,
    page,
  }) => {
    await page.clock.install()
    const answer = await hold(page, '**/gateway/**')
    // Nothing can be taken over until the reply arrives.
    await open(path, { scenario, waits: false })
    // If the page draws the reply, the app starts without it after 3 seconds.
    await page.clock.pauseAt(Date.now() + 3000)
    // The app counts the seconds, not the early picture before it.
    await expect(async () => {
      await page.clock.runFor(100)
      expect(await page.locator('#app').getByText('Sedang memuat, tunggu sebentar.').count()).toBe(1)
    }).toPass()
    await expect(page.getByText('Masih kami proses.')).toHaveCount(0)
    await page.clock.runFor(8000)
    await expect(page.getByText('Masih kami proses. Ini lebih lama dari biasanya.')).toBeVisible()
    answer()
    await expect(page.getByRole('heading', { name: loaded })).toBeVisible()
    await expect(page.getByText(/^(Sedang memuat|Masih kami proses)/)).toHaveCount(0)
  })

  test(`${path} with chunk-gone for a moment: reloads once, at the same address @RULE-26`, async ({ open, page }) => {
    let gone = 1
    await page.route(`**/assets/${chunk}*.js`, (route) => {
      gone -= 1
      return gone >= 0 ? route.fulfill({ status: 404 }) : route.continue()
    })
    await open(path, { scenario, search: { zzz: 'kept' } })
    await expect(page.getByRole('heading', { name: loaded })).toBeVisible()
    expect(page.url()).toContain('zzz=kept')
  })

  if (index === 0)
    test(`${path} with chunk-gone for good: says so instead of reloading for ever @RULE-26`, async ({ open, page }) => {
      let loads = 0
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads += 1
      })
      await page.route(`**/assets/${chunk}*.js`, (route) => route.fulfill({ status: 404 }))
      await open(path, { scenario })
      await expect(page.getByRole('heading', { name: FAILED })).toBeVisible()
      expect(loads).toBe(2)
    })
}

test('An order whose rating cannot be loaded is shown without it @RULE-27', async ({ open, page }) => {
  // Simulates an earlier automatic reload that did not help.
  await page.addInitScript(() => sessionStorage.setItem('rupya:reload-chunk', String(Date.now())))
  await page.route('**/assets/rating-flow-*.js', (route) => route.fulfill({ status: 404 }))
  const asked = page.waitForResponse('**/assets/rating-flow-*.js')
  await open('/loanDetails', { scenario: 'order-200-rate' })
  await asked
  await expect(page.getByRole('heading', { name: 'Lunas', exact: true })).toBeVisible()
  // Long after the script failed, the screen is still there and works.
  await page.getByRole('button', { name: 'Muat ulang' }).click()
  await expect(page.getByText('Sudah diperbarui')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pinjam lagi' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('A product whose link cannot be opened for want of a script says so', async ({ open, page }) => {
  await page.addInitScript(() => sessionStorage.setItem('rupya:reload-chunk', String(Date.now())))
  await page.route('**/assets/open-link-*.js', (route) => route.fulfill({ status: 404 }))
  await open('/loanDetails', { scenario: 'order-21' })
  await page.getByRole('button', { name: 'Ajukan, Rupiah Kilat' }).click()
  await expect(page.getByText('Halaman produk ini tidak bisa dibuka dari sini.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ajukan, Rupiah Kilat' })).toBeVisible()
})
