import { ALIPAY } from './alipay.ts'
import { BIND } from './bind-card.ts'
import { expect, test } from './borrower.ts'

for (const [path, scenario] of [
  ['/repayment', 'instalments-many'],
  ['/repayment', 'instalments-none'],
  ['/repaymentDelay', 'extension-open'],
  ['/that', 'account-bank'],
  ['/individual', 'choices-bank'],
  ['/walletInstructions', 'account-bank'],
  [BIND, 'bind-card'],
  ['/payway', 'card-needs-code'],
  [ALIPAY, 'alipay'],
  ['/repayOrNotQuestion', 'repay-or-not'],
  ['/repayOrNotChoose', 'what-happened'],
] as const)
  test(`${path} in ${scenario} ends with a phone to call, and a way to complain about the loan`, async ({
    open,
    page,
  }) => {
    await open(path, { scenario })
    await expect(page.getByRole('link', { name: /Telepon / })).toHaveAttribute('href', /^tel:\d+$/)
    const complain = page.getByRole('link', { name: 'Ajukan keluhan' })
    await expect(complain).toHaveAttribute('href', /^\/complainPage\?.*orderNo=7234\d+/)
  })

test('A link to alipay that lacks its amount ends with a phone to call', async ({ open, page }) => {
  await open(ALIPAY, { scenario: 'alipay', search: { withholdingAmount: undefined } })
  await expect(page.getByRole('heading', { name: 'Tautan ini tidak lengkap' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Telepon / })).toHaveAttribute('href', /^tel:\d+$/)
})
