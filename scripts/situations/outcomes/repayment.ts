import type { Page } from '@playwright/test'
import { goToAlipay, sendCard, sendCardCode } from '../screens/cards.ts'
import { CARD, PAY } from '../screens/payway.ts'
import type { Language } from '../situation.ts'
import { BESIDE_THE_APP, type Plan, undone, unread } from './sights.ts'

/** Sends a code in the code step. */
async function sendPaymentCode(page: Page, language: Language, code: string) {
  const step = page.getByRole('dialog')
  await step.getByRole('textbox').fill(code)
  await step.getByRole(PAY.role, { name: PAY.name(language) }).click()
}

const NEEDS_CODE = { path: '/payway', scenario: 'card-needs-code', taps: [CARD, PAY] }

/** The debt, and the ways to pay it. */
export const repaymentOutcomes = {
  getInstalments: {
    scene: { path: '/repayment', scenario: 'instalments-many' },
    outcomes: { ...unread, success: { shows: 'Still to pay' } },
  },
  getExtension: {
    scene: { path: '/repaymentDelay', scenario: 'extension-open' },
    outcomes: { ...unread, success: { shows: 'You can pay the loan later' } },
  },
  listRepaymentWays: {
    scene: { path: '/payway', scenario: 'card-needs-code' },
    outcomes: { ...unread, success: { shows: 'Choose a card' } },
  },
  commitRepayment: {
    scene: NEEDS_CODE,
    outcomes: {
      ...undone,
      success: { shows: { role: 'heading', name: 'Enter the verification code' } },
      duplicatePayment: { shows: 'This payment was sent before' },
    },
  },
  confirmRepayment: {
    scene: { ...NEEDS_CODE, play: (page, language) => sendPaymentCode(page, language, '123456') },
    outcomes: {
      ...undone,
      // The order shows the payment only later; until then the app says so.
      success: { scenario: 'card-needs-code,posts-after-86400', shows: /^Accepted\./ },
      wrongCode: {
        scenario: 'card-needs-code',
        play: (page, language) => sendPaymentCode(page, language, '000000'),
        shows: 'verification code wrong',
      },
      duplicatePayment: { shows: 'This payment was sent before' },
    },
  },
  saveBankInfo: {
    scene: { path: '/#/addnormalcard', scenario: 'bind-card', play: sendCard },
    outcomes: {
      ...undone,
      success: { play: (page, language) => sendCardCode(page, language, '123456'), shows: 'Card saved' },
      wrongCode: {
        scenario: 'bind-card',
        play: (page, language) => sendCardCode(page, language, '000000'),
        shows: 'Kode verifikasi salah.',
      },
      cardKnown: { shows: 'Kartu ini sudah terdaftar.' },
    },
  },
  startAlipay: {
    scene: { path: '/#/alipayrepayment', scenario: 'alipay', play: goToAlipay },
    outcomes: {
      ...undone,
      // The payment site, which does not belong to the app.
      success: {
        play: async (page, language) => {
          await goToAlipay(page, language)
          await page.waitForURL(BESIDE_THE_APP)
        },
        shows: { role: 'button', name: 'Pay' },
      },
    },
  },
  generateVirtualAccount: {
    scene: { path: '/that', scenario: 'account-bank' },
    outcomes: { ...unread, success: { shows: 'Virtual account number' } },
  },
  initPayType: {
    scene: { path: '/individual', scenario: 'choices-bank' },
    outcomes: { ...undone, success: { shows: { role: 'radio', name: 'Mandiri' } } },
  },
} satisfies Partial<Plan>
