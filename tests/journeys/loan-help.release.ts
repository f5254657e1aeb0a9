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
] as const)
  test(`${path} in ${scenario} ends with a phone to call`, async ({ open, page }) => {
    await open(path, { scenario })
    await expect(page.getByRole('link', { name: /Telepon / })).toHaveAttribute('href', /^tel:\d+$/)
  })
