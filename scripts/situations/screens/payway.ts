import { failCalls, knowPayment } from '../journal.ts'
import type { Situation } from '../situation.ts'
import { said, saidIn } from '../../build/words/say.ts'

export const CARD = { role: 'radio', name: 'BCA •••• 4417' } as const
export const PAY = { role: 'button', name: said('payway_pay', { amount: 'Rp1.090.000,00' }) } as const

const CODE_STEP = { role: 'dialog', name: said('code_title') } as const

const payway = (name: string, description: string, rest: Partial<Situation>): Situation => ({
  name: `payway-${name}`,
  description,
  path: '/payway',
  scenario: 'card-needs-code',
  ...rest,
})

/** The steps of a card payment. */
export const paywaySituations: Situation[] = [
  payway('chosen', 'A card is chosen', { taps: [CARD] }),
  payway('coupon', 'With a coupon', { search: { couponId: 'c-1', couponMoney: '2500000' }, taps: [CARD] }),
  payway('none-chosen', 'Pay is tapped before a card is chosen', { taps: [PAY] }),
  payway('code', 'The code step, with its countdown', { taps: [CARD, PAY], shows: CODE_STEP }),
  payway('code-missing', 'The code step is sent without a code', {
    taps: [CARD, PAY, { ...PAY, inDialog: true }],
    shows: CODE_STEP,
  }),
  payway('code-unread', 'The code step, where the loan cannot be read first', {
    taps: [CARD, PAY],
    // Pay itself reads the loan, so only the code step's read must fail.
    shows: CODE_STEP,
    steps: async (page, language) => {
      await failCalls(page, 'loan-play-detail')
      await page.getByRole(CODE_STEP.role).getByRole('textbox').fill('123456')
      await page
        .getByRole(CODE_STEP.role)
        .getByRole(PAY.role, { name: PAY.name(language) })
        .click()
      await page.getByRole(CODE_STEP.role).getByText(saidIn('order_unread')(language)).waitFor()
    },
  }),
  payway('fee-over', 'The fee of an extension that is not offered', {
    scenario: 'card-without-code',
    search: { withholdingAmount: '32700000', purpose: 'extension' },
    taps: [CARD, { role: 'button', name: said('payway_pay', { amount: 'Rp327.000,00' }) }],
    shows: { role: 'text', name: saidIn('fee_not_offered') },
  }),
  payway('no-market', 'An address that names no market', {
    search: { market: undefined, couponId: 'c-1', couponMoney: '2500000' },
    taps: [CARD],
  }),
  payway('refused', 'The bank refuses', { scenario: 'payment-refused', taps: [CARD, PAY] }),
  payway('duplicate', 'The payment was accepted before', { scenario: 'payment-duplicate', taps: [CARD, PAY] }),
  payway('accepted', 'The order, after a payment was accepted', {
    scenario: 'card-without-code,posts-after-86400',
    taps: [CARD, PAY],
    steps: async (page, language) => {
      await page.waitForURL(/borrowDetail/)
      await page.getByRole('status').getByText(saidIn('journal_not_again')(language)).waitFor()
    },
  }),
  payway('code-before', 'The code step, after it was left with a code that was refused', {
    taps: [CARD, PAY],
    shows: CODE_STEP,
    steps: async (page, language) => {
      const step = page.getByRole(CODE_STEP.role)
      await step.getByRole('textbox').fill('111111')
      await step.getByRole(PAY.role, { name: PAY.name(language) }).click()
      await step.getByText(saidIn('code_wrong')(language)).first().waitFor()
      await page.reload()
      await step.getByText(saidIn('journal_code_refused')(language)).waitFor()
    },
  }),
  payway('code-open', 'The cards, while a code can still be entered', {
    taps: [CARD, PAY],
    shows: CODE_STEP,
    steps: async (page, language) => {
      const step = page.getByRole(CODE_STEP.role)
      await step.getByRole('textbox').fill('111111')
      await step.getByRole(PAY.role, { name: PAY.name(language) }).click()
      await step.getByText(saidIn('code_wrong')(language)).first().waitFor()
      await step.getByRole('button', { name: said('cancel')(language) }).click()
      await page.getByRole('button', { name: said('journal_code_go')(language) }).waitFor()
    },
  }),
  payway('again', 'Pay, where the same may have been paid', {
    steps: async (page, language) => {
      const payment = { way: 'card', state: 'accepted', amount: 109_000_000, card: 'BRI •••• 2205' }
      await knowPayment(page, '723421968459640174', payment)
      await page.getByRole(CARD.role, { name: CARD.name }).check()
      await page.getByRole(PAY.role, { name: PAY.name(language) }).click()
      await page.getByRole('dialog').waitFor()
    },
  }),
  payway('unknown', 'The answer is lost', {
    scenario: 'commit-reply-lost',
    taps: [CARD, PAY],
    shows: {
      role: 'heading',
      name: said('unknown_notice'),
    },
  }),
]
