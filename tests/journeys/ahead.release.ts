import { expect, test } from './borrower.ts'
import { measureWork } from './page-work.ts'

const CALL_MS = 300
const ROUNDS = 6

test('MEASURE', async ({ open, page }) => {
  const { slowDown } = await measureWork(page)
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => performance.mark('tap'), true)
    new MutationObserver(() => {
      if (!performance.getEntriesByName('there').length && document.querySelector('h1')?.textContent === 'Detail Tagihan' && performance.getEntriesByName('tap').length && document.body.textContent.includes('Pilih cicilan')) performance.mark('there')
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  for (let i = 0; i < ROUNDS; i++) {
    await open('/loanDetails', { scenario: 'instalments-many' })
    await page.getByRole('link', { name: /^Bayar/ }).waitFor()
    await page.waitForTimeout(800)
    await page.route('**/loan-play-detail*', async (route) => { const r = await route.fetch(); await new Promise((d) => setTimeout(d, CALL_MS)); await route.fulfill({ response: r }) })
    await slowDown(4)
    await page.getByRole('link', { name: /^Bayar/ }).tap()
    await page.waitForFunction(() => performance.getEntriesByName('there').length > 0)
    await slowDown(1)
    console.log(await page.evaluate(() => {
      const t = performance.getEntriesByName('tap')[0].startTime
      const r = performance.getEntriesByType('resource').filter((e) => e.startTime > t - 50).map((e) => [e.name.replace(/\?.*/, '').slice(-30), Math.round(e.startTime - t), Math.round((e as PerformanceResourceTiming).responseEnd - t)])
      return JSON.stringify([Math.round(performance.getEntriesByName('there')[0].startTime - t), r])
    }))
    await page.unroute('**/loan-play-detail*')
  }
  expect(1).toBe(1)
})
