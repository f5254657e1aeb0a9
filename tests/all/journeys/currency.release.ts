import { expect, test } from '../../journeys/borrower.ts'
import { bodies, card } from '../../journeys/money/payway.ts'

const ORDER = { productId: '2001', orderId: '723421968459640003', withholdingAmount: '725000' }
const ARJUN = { ...ORDER, userId: '880021460388', sessionId: '5c1f0a7e94' }

for (const { market, shown } of [
  { market: 'in', shown: '₹7,250.00' },
  { market: 'IN', shown: '₹7,250.00' },
  { market: ' in', shown: '₹7,250.00' },
  { market: 'india', shown: '7.250,00' },
  { market: '', shown: '7.250,00' },
  { market: undefined, shown: '7.250,00' },
])
  test(`An Indian loan at an address with the market ${JSON.stringify(market)} is paid as ${shown} @RULE-117`, async ({
    open,
    page,
    calls,
  }) => {
    await open('/payway', { scenario: 'card-without-code', search: { ...ARJUN, market, lang: '2' } })
    await expect(page.getByRole('paragraph').getByText(shown, { exact: true })).toBeVisible()
    await expect(page.getByText(/Rp/)).toHaveCount(0)
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: `Pay ${shown}`, exact: true }).click()
    await expect(page).toHaveURL(/#\/borrowDetail\//)
    expect(bodies(calls, 'repayment-commit')).toMatchObject([{ amount: '725000' }])
    // The amount in the address is also sent.
    const call = calls.find((sent) => sent.url().includes('repayment-commit'))
    expect(new URL(call?.url() ?? '').searchParams.get('market')).toBe(market ?? null)
  })

/** The card repayment's addresses as in REPAY-20, without a market. */
const SPECIFIED = {
  deviceId: '7f3c2a90d1',
  appVersion: '2.4.1',
  userId: '880021460388',
  userName: 'Arjun',
  appName: 'Rupya',
  sessionId: '5c1f0a7e94',
  clientType: 'ios',
  merchantNumber: '10001',
  mobilePhone: '+919820018820',
  orderId: ORDER.orderId,
  productId: ORDER.productId,
  withholdingAmount: '725000',
  couponId: '',
  couponMoney: '25000',
  market: undefined,
  token: undefined,
}

test('The card repayment’s own address names no market: its amounts stand without a currency, and are paid @RULE-117', async ({
  open,
  page,
  calls,
}) => {
  await open('/payway', { scenario: 'card-without-code', search: SPECIFIED })
  await expect(page.getByRole('paragraph').getByText('7.250,00', { exact: true })).toBeVisible()
  await expect(page.getByText(/250,00/)).toHaveCount(3)
  await expect(page.getByText(/Rp|₹/)).toHaveCount(0)
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Bayar 7.250,00' }).click()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
  expect(bodies(calls, 'repayment-commit')).toMatchObject([{ amount: '725000' }])
})

test('An Indonesian loan keeps its rupiah however its market is written', async ({ open, page }) => {
  await open('/payway', { scenario: 'card-without-code', search: { market: 'ID ' } })
  await card(page, '2205').check()
  await expect(page.getByRole('button', { name: 'Bayar Rp1.090.000,00' })).toBeVisible()
})
