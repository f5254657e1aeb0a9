import { expect, test } from './page.ts'
import { PORTS } from './ports.ts'

const ORDER = 'token=1&productId=1001&orderId=723421968459640174'

test('Prism answers with the example that is asked for, and finds nothing wrong', async ({ request }) => {
  const reply = await request.post(`http://localhost:${PORTS.prism}/v3/loan-details/loan-details?token=1`, {
    headers: { Prefer: 'example=order-174' },
    form: { productId: '1001', orderId: '723421968459640174' },
  })
  expect(reply.headers()['sl-violations']).toBeUndefined()
  expect(await reply.json()).toMatchObject({ code: 0, data: { orderStatus: 174 } })
})

for (const [scenario, heading] of [
  ['order-174', 'Waktunya membayar'],
  ['order-180', 'Terlambat 4 hari'],
  ['scrambled', 'Sedang ditinjau'],
] as const)
  test(`The app shows Prism's ${scenario}, and neither side breaks the contract`, async ({ page }) => {
    const violations: string[] = []
    page.on('response', (response) => {
      const found = response.headers()['sl-violations']
      if (found) violations.push(found)
    })
    await page.goto(`/loanDetails?${ORDER}&scenario=${scenario}`)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    expect(violations).toEqual([])
  })
