import { expect, test } from './borrower.ts'
import { playShell } from './shell.ts'

const CANARY = 'canary9f27c1'

test('The session’s token is nowhere but in the address and in calls to our API', async ({ open, page, baseURL }) => {
  const seen: string[] = []
  page.on('console', (message) => seen.push(`console: ${message.text()}`))
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    const ours = origin === baseURL
    // The page's own address holds it; that is how the shell hands it over.
    const allowed = ours && (pathname.startsWith('/gateway/') || request.isNavigationRequest())
    if (!allowed) seen.push(`address: ${request.url()}`)
    seen.push(`referrer: ${request.headers()['referer'] ?? ''}`)
    if (pathname.startsWith('/gateway/')) seen.push(`body: ${request.postData() ?? ''}`)
  })
  await playShell(page, 'answers')
  // A failure, so that something is logged; then a whole visit.
  await open('/loanDetails', { scenario: 'order-174,server-error', search: { token: CANARY } })
  await expect(page.getByRole('heading', { name: 'Halaman ini belum bisa dibuka' })).toBeVisible()
  await open('/loanDetails', { scenario: 'order-4-rate', search: { token: CANARY } })
  await page.getByRole('radio', { name: '5 of 5 stars' }).check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Apply, Rupya Swift' }).click()
  await page.getByRole('button', { name: 'Borrow more' }).click()
  seen.push(`title: ${await page.title()}`)
  seen.push(`page: ${await page.locator('body').innerText()}`)
  seen.push(`stored: ${JSON.stringify(await page.context().storageState())}`)
  seen.push(`session storage: ${await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))}`)
  seen.push(`bridge: ${String(await page.evaluate('JSON.stringify(window.playedShell.transcript)'))}`)
  expect(seen.join('\n')).toContain('openProduct')
  expect(seen.filter((line) => line.includes(CANARY))).toEqual([])
})
