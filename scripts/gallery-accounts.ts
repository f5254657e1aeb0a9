import { failCalls, knowPayment } from './gallery-journal.ts'
import type { GalleryState } from './gallery-state.ts'

const MANDIRI = { role: 'radio', id: 'Mandiri', en: 'Mandiri' } as const

/** What to wait for in scenarios whose screen shows before its choices have loaded. */
export const accountScenarioSteps: Record<string, Partial<GalleryState>> = {
  'choices-bank': { shows: MANDIRI },
  'choices-down': { shows: { role: 'button', id: 'Coba lagi', en: 'Try again' } },
  'choices-none': { shows: { role: 'text', id: 'Saat ini belum ada', en: 'There is nothing' } },
}

/** The virtual account, the choice of its bank, and the e-wallet, beyond their scenarios. */
export const accountStates: GalleryState[] = [
  {
    name: 'account-steps',
    description: 'How to pay at an ATM',
    path: '/that',
    scenario: 'account-bank',
    taps: [{ role: 'text', id: 'ATM', en: 'ATM' }],
  },
  {
    name: 'account-paid',
    description: 'After the payment',
    path: '/that',
    scenario: 'account-bank',
    taps: [{ role: 'button', id: 'TELAH MEMBAYAR', en: 'I have paid' }],
    shows: { role: 'dialog', id: 'Pelunasan Anda akan segera', en: 'Your repayment will be' },
  },
  {
    name: 'account-again',
    description: 'The number, after a payment was reported',
    path: '/that',
    scenario: 'account-bank',
    play: async (page) => {
      const payment = { way: 'account', state: 'reported', amount: 109_000_000 }
      await knowPayment(page, '723421968459640174', payment)
      await page.getByRole('heading', { name: /^(Mungkin sudah ada|There may be) / }).waitFor()
    },
  },
  {
    name: 'account-unread',
    description: 'The loan cannot be read before its number is shown',
    path: '/that',
    scenario: 'account-bank',
    play: async (page) => {
      await failCalls(page, 'loan-play-detail')
      await page.reload()
      await page.getByRole('heading', { name: /^(Pinjaman Anda belum|Your loan could not)/ }).waitFor()
    },
  },
  {
    name: 'account-fee-over',
    description: 'The fee of an extension that is not offered',
    path: '/that',
    scenario: 'account-bank',
    search: { amount: '327000', from: 'repaymentDelay' },
    shows: { role: 'heading', id: 'Perpanjangan tidak tersedia', en: 'No extension is offered' },
  },
  {
    name: 'choices-bank-chosen',
    description: 'A bank is chosen',
    path: '/individual',
    scenario: 'choices-bank',
    taps: [{ role: 'radio', id: 'BRI', en: 'BRI' }],
    shows: MANDIRI,
  },
  {
    name: 'choices-market',
    description: 'Mini markets to choose from',
    path: '/individual',
    scenario: 'choices-bank',
    taps: [{ role: 'radio', id: 'Mini Market', en: 'Mini Market' }],
    shows: { role: 'radio', id: 'Indomaret', en: 'Indomaret' },
  },
  {
    name: 'choices-incomplete',
    description: 'No bank is chosen',
    path: '/individual',
    scenario: 'choices-bank',
    taps: [{ role: 'button', id: 'SAYA INGIN MEMBAYAR', en: 'I want to pay' }],
    shows: MANDIRI,
  },
  {
    name: 'wallet-with-amount',
    description: 'How to pay an amount by e-wallet',
    path: '/walletInstructions',
    scenario: 'account-bank',
  },
]
