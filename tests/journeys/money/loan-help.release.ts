import { ALIPAY } from './alipay.ts'
import { BIND } from './bind-card.ts'
import { expect, test } from '../borrower.ts'
import { inAll } from '../../setup/suite.ts'

for (const [index, [path, scenario]] of (
  [
    ['/loanDetails', 'order-180'],
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
  ] as const
).entries())
  test(
    `${path} in ${scenario} ends with whom to ask, to call, and to complain to about the loan @REPAY-76 @HELP-78`,
    inAll(index),
    async ({ open, page }) => {
      await open(path, { scenario })
      const help = page.getByRole('region', { name: 'Perlu bantuan?' }).getByRole('link')
      await expect(help).toHaveText(['Tanya asisten', /^Telepon \d/, 'Ajukan keluhan'])
      await expect(help.nth(0)).toHaveAttribute('href', /^\/intelligentCustomerService\?.*orderNo=7234\d+/)
      await expect(help.nth(1)).toHaveAttribute('href', /^tel:\d+$/)
      await expect(help.nth(2)).toHaveAttribute('href', /^\/complainPage\?.*orderNo=7234\d+/)
    },
  )

for (const [index, { lang, ask, complain, title, support, call }] of [
  {
    lang: '1',
    ask: 'Tanya asisten',
    complain: 'Ajukan keluhan',
    title: 'Bantuan',
    support: 'Hubungi CS',
    call: /^Telepon 0/,
  },
  {
    lang: '2',
    ask: 'Ask the assistant',
    complain: 'Make a complaint',
    title: 'Help',
    support: 'Contact support',
    call: /^Call 0/,
  },
].entries()) {
  test(
    `From a loan the assistant is one tap away, and from it a person to write to or to call (lang ${lang}) @HELP-51`,
    inAll(index),
    async ({ open, page }) => {
      await open('/loanDetails', { scenario: 'order-180', search: { lang } })
      await page.getByRole('link', { name: ask }).click()
      await expect(page).toHaveTitle(title)
      const header = page.getByRole('banner')
      await expect(header.getByRole('link', { name: call })).toHaveAttribute('href', /^tel:\d+$/)
      await header.getByRole('link', { name: support }).click()
      await page.waitForURL(/\/complainPageNext\?.*orderNo=723421968459640180/)
      // The form does not link to itself.
      await expect(page.getByRole('link', { name: complain })).toHaveCount(0)
      await page.getByRole('link', { name: ask }).click()
      await expect(page).toHaveTitle(title)
    },
  )

  test(
    `A complaint and customer service lead to the assistant, too (lang ${lang}) @HELP-92`,
    inAll(index),
    async ({ open, page }) => {
      await open('/loanDetails', { scenario: 'order-180', search: { lang } })
      await page.getByRole('link', { name: complain }).click()
      await page.waitForURL(/\/complainPage\?/)
      await page.getByRole('link', { name: ask }).click()
      await page.waitForURL(/\/intelligentCustomerService\?.*orderNo=723421968459640180/)
      await expect(page).toHaveTitle(title)
      await open('/customerService', { scenario: 'order-180', search: { lang } })
      await page.getByRole('link', { name: ask }).click()
      await page.waitForURL(/\/complainNewPage\?/)
      await expect(page.getByRole('link', { name: complain })).toBeVisible()
    },
  )
}

test('A link to alipay that lacks its amount ends with a phone to call', async ({ open, page }) => {
  await open(ALIPAY, { scenario: 'alipay', search: { withholdingAmount: undefined } })
  await expect(page.getByRole('heading', { name: 'Tautan ini tidak lengkap' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Telepon / })).toHaveAttribute('href', /^tel:\d+$/)
})
