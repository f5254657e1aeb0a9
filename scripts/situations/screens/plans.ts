import type { Page } from '@playwright/test'
import { knowPayment } from '../journal.ts'
import type { Language, Situation } from '../situation.ts'
import { said, saidIn } from '../../build/words/say.ts'

const instalments = (name: string, description: string, rest: Partial<Situation>): Situation => ({
  name: `instalments-${name}`,
  description,
  path: '/repayment',
  scenario: 'instalments-many',
  ...rest,
})

const ORDER = '723421968459640174'
const UNKNOWN = { way: 'card', state: 'unknown', amount: 109_000_000, card: 'BRI •••• 2205' }
const FEE = { way: 'account', state: 'reported', amount: 32_700_000, purpose: 'extension' } as const

/** The dialog that a button of a known payment opens. */
const openedBy =
  (payment: typeof UNKNOWN, button: ReturnType<typeof said>) =>
  async (page: Page, language: Language): Promise<void> => {
    await knowPayment(page, ORDER, payment)
    await page.getByText(said('journal_more')(language)).click()
    await page.getByRole('button', { name: button(language) }).click()
    await page.getByRole('dialog').waitFor()
  }

/** Choices of instalments, a refused extension, and loans with a payment that this phone knows. */
export const planSituations: Situation[] = [
  instalments('several', 'Several instalments are chosen', { search: { upToPeriod: '6' } }),
  instalments('all', 'All that can be paid are chosen', { search: { upToPeriod: '12' } }),
  instalments('none-chosen', 'Nothing is chosen: only the first can be', { search: { upToPeriod: '0' } }),
  instalments('paid', 'Those that are paid are unfolded', {
    scenario: 'instalments-one',
    taps: [{ role: 'text', name: said('instalments_paid', { count: '2' }) }],
  }),
  {
    name: 'history',
    description: 'What was paid of a loan that is paid off',
    path: '/repayment',
    scenario: 'order-200',
    // The buttons load later.
    steps: (page, language) =>
      page
        .getByRole('button', { name: saidIn('receipt_of')(language) })
        .first()
        .waitFor(),
  },
  instalments('receipt', 'The receipt of a paid instalment', {
    steps: async (page, language) => {
      await page.getByText(said('instalments_paid', { count: '3' })(language)).click()
      await page
        .getByRole('button', { name: saidIn('receipt_of')(language) })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  }),
  {
    name: 'receipt',
    description: 'The receipt of a payment that the loan does not show yet',
    path: '/loanDetails',
    scenario: 'order-174',
    steps: openedBy({ ...UNKNOWN, state: 'accepted' }, saidIn('receipt_of')),
  },
  {
    name: 'order-noted',
    description: 'An overdue loan, after the borrower noted that they paid',
    path: '/loanDetails',
    scenario: 'order-180',
    steps: async (page, language) => {
      const noted = { way: 'account', card: 'BCA', state: 'reported', amount: 114_450_000 }
      await knowPayment(page, '723421968459640180', noted)
      await page.getByText(said('trail_noted')(language)).waitFor()
    },
  },
  {
    name: 'own-note',
    description: 'The borrower’s own note of a payment that only they know of',
    path: '/loanDetails',
    scenario: 'order-174',
    steps: openedBy({ ...UNKNOWN, way: 'account', card: 'BCA', state: 'reported' }, saidIn('receipt_note_of')),
  },
  {
    name: 'order-language',
    description: 'The order’s end, with the language to change to',
    path: '/loanDetails',
    scenario: 'order-174',
    steps: async (page, language) => {
      await page.getByRole('region', { name: said('language')(language) }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'extension-refused',
    description: 'The server offers no extension',
    path: '/repaymentDelay',
    scenario: 'order-174',
  },
  {
    name: 'order-take-back',
    description: 'Asked before a payment is taken back',
    path: '/loanDetails',
    scenario: 'order-174',
    steps: openedBy(UNKNOWN, said('journal_bank_did_not')),
  },
  {
    name: 'order-fee-sent',
    description: 'The fee of an extension was reported',
    path: '/loanDetails',
    scenario: 'order-174-extendable',
    steps: async (page, language) => {
      await knowPayment(page, ORDER, FEE)
      await page.getByText(saidIn('extension_fee_sent')(language)).waitFor()
    },
  },
  {
    name: 'extension-fee-sent',
    description: 'The extension, whose fee was reported',
    path: '/repaymentDelay',
    scenario: 'order-174-extendable',
    steps: async (page, language) => {
      await knowPayment(page, ORDER, FEE)
      await page.getByRole('list', { name: said('journal_title')(language) }).waitFor()
    },
  },
  {
    name: 'orders-payment',
    description: 'The list knows of a payment',
    path: '/order',
    scenario: 'orders-several',
    steps: async (page, language) => {
      await knowPayment(page, ORDER, { ...UNKNOWN, state: 'accepted' })
      await page.getByText(saidIn('journal_in_list_accepted')(language)).waitFor()
    },
  },
]
