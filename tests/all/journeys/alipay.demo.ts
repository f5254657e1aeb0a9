import { expect, test } from '../../journeys/page.ts'

const ORDER = 'productId=1001&orderId=723421968459640174'
const ALIPAY = `/?token=1&market=id&userId=1&scenario=alipay#/alipayrepayment?${ORDER}&withholdingAmount=327000000`

test('The demo has its payment site beside the app, and learns what was paid there', async ({ page }) => {
  await page.goto(ALIPAY)
  await page.getByRole('button', { name: /^Lanjut ke Alipay/ }).click()
  await expect(page).toHaveTitle('Alipay, played by the mock server')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Lunas', exact: true })).toBeVisible()
  await page.goForward()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByText('This payment has been made already.')).toBeVisible()
})
