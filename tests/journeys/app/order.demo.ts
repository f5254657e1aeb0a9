import { expect, test } from '../page.ts'
import { expectTextsRefused } from '../trusted-types.ts'

test('The demo shows an order from files, keeps its world, and runs no text @RULE-56', async ({ page, broken }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(
    '/loanDetails?token=1&market=in&productId=2001&orderId=723421968459640005&scenario=order-5-extendable',
  )
  await expect(page.getByRole('link', { name: 'Extend the loan' })).toBeVisible()
  const kept = () => page.evaluate(() => localStorage.getItem('rupya:world:order-5-extendable'))
  await expect.poll(kept).toContain('"delayShouldPayAmount":1755')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Extend the loan' })).toBeVisible()
  for (const url of requests) expect(url).toMatch(/^(http:\/\/localhost:|data:)/)
  // With the world inside, its worker is the one address that a text may be.
  await expectTextsRefused(page, broken)
})
