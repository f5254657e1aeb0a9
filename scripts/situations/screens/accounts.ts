import { failCalls, knowPayment } from '../journal.ts'
import type { Situation } from '../situation.ts'
import { said, saidIn } from '../../build/words/say.ts'

const MANDIRI = { role: 'radio', name: 'Mandiri' } as const

/** What to wait for in scenarios whose screen appears before its choices have loaded. */
export const accountScenarioSteps: Record<string, Partial<Situation>> = {
  'choices-bank': { shows: MANDIRI },
  'choices-down': { shows: { role: 'button', name: said('retry') } },
  'choices-none': { shows: { role: 'text', name: saidIn('choices_empty') } },
}

/** Situations of the virtual account, the choice of its bank, and the e-wallet, in addition to their scenarios. */
export const accountSituations: Situation[] = [
  {
    name: 'account-steps',
    description: 'How to pay at an ATM',
    path: '/that',
    scenario: 'account-bank',
    taps: [{ role: 'text', name: 'ATM' }],
  },
  {
    name: 'account-cashier',
    description: 'The code for a cashier',
    path: '/that',
    scenario: 'account-market',
    taps: [{ role: 'button', name: said('cashier_show') }],
    shows: { role: 'text', name: said('cashier_bright') },
  },
  {
    name: 'account-paid',
    description: 'After the payment',
    path: '/that',
    scenario: 'account-bank',
    taps: [{ role: 'button', name: said('account_paid') }],
    shows: { role: 'dialog', name: said('account_tips_title') },
  },
  {
    name: 'account-again',
    description: 'The number, after a payment was reported',
    path: '/that',
    scenario: 'account-bank',
    steps: async (page, language) => {
      const payment = { way: 'account', state: 'reported', amount: 109_000_000 }
      await knowPayment(page, '723421968459640174', payment)
      await page.getByRole('heading', { name: said('account_again_title')(language) }).waitFor()
    },
  },
  {
    name: 'account-unread',
    description: 'The loan cannot be read before its number is shown',
    path: '/that',
    scenario: 'account-bank',
    steps: async (page, language) => {
      await failCalls(page, 'loan-play-detail')
      await page.reload()
      await page.getByRole('heading', { name: said('account_unread_title')(language) }).waitFor()
    },
  },
  {
    name: 'account-fee-over',
    description: 'The fee of an extension that is not offered',
    path: '/that',
    scenario: 'account-bank',
    search: { amount: '327000', from: 'repaymentDelay' },
    shows: { role: 'heading', name: said('extension_refused_title') },
  },
  {
    name: 'choices-bank-chosen',
    description: 'A bank is chosen',
    path: '/individual',
    scenario: 'choices-bank',
    taps: [{ role: 'radio', name: 'BRI' }],
    shows: MANDIRI,
  },
  {
    name: 'choices-market',
    description: 'Mini markets to choose from',
    path: '/individual',
    scenario: 'choices-bank',
    taps: [{ role: 'radio', name: saidIn('pay_type_market') }],
    shows: { role: 'radio', name: 'Indomaret' },
  },
  {
    name: 'choices-incomplete',
    description: 'No bank is chosen',
    path: '/individual',
    scenario: 'choices-bank',
    taps: [{ role: 'button', name: said('want_to_pay') }],
    shows: MANDIRI,
  },
  {
    name: 'wallet-with-amount',
    description: 'How to pay an amount by e-wallet',
    path: '/walletInstructions',
    scenario: 'account-bank',
  },
]
