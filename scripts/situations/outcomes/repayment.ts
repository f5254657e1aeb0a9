import type { Page } from '@playwright/test'
import { goToAlipay, sendCard, sendCardCode } from '../screens/cards.ts'
import { CARD, PAY } from '../screens/payway.ts'
import type { Language } from '../situation.ts'
import { BESIDE_THE_APP, type Plan, undone, unread } from './seen.ts'

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
    situation: { path: '/repayment', scenario: 'instalments-many' },
    outcomes: { ...unread, success: { shows: 'Still to pay' } },
  },
  getExtension: {
    situation: { path: '/repaymentDelay', scenario: 'extension-open' },
    outcomes: { ...unread, success: { shows: 'You can pay the loan later' } },
  },
  listRepaymentWays: {
    situation: { path: '/payway', scenario: 'card-needs-code' },
    outcomes: { ...unread, success: { shows: 'Choose a card' } },
  },
  commitRepayment: {
    situation: NEEDS_CODE,
    outcomes: {
      ...undone,
      success: { shows: { role: 'heading', name: 'Enter the verification code' } },
      duplicatePayment: { shows: 'This payment was sent before' },
    },
  },
  confirmRepayment: {
    situation: { ...NEEDS_CODE, steps: (page, language) => sendPaymentCode(page, language, '123456') },
    outcomes: {
      ...undone,
      // The order shows the payment only later; until then the app says so.
      success: { scenario: 'card-needs-code,posts-after-86400', shows: 'Received by us' },
      wrongCode: {
        scenario: 'card-needs-code',
        steps: (page, language) => sendPaymentCode(page, language, '000000'),
        shows: 'verification code wrong',
      },
      duplicatePayment: { shows: 'This payment was sent before' },
    },
  },
  saveBankInfo: {
    situation: { path: '/#/addnormalcard', scenario: 'bind-card', steps: sendCard },
    outcomes: {
      ...undone,
      success: { steps: (page, language) => sendCardCode(page, language, '123456'), shows: 'Card saved' },
      wrongCode: {
        scenario: 'bind-card',
        steps: (page, language) => sendCardCode(page, language, '000000'),
        shows: 'The code is wrong.',
      },
      cardKnown: { shows: 'This card is bound already.' },
    },
  },
  startAlipay: {
    situation: { path: '/#/alipayrepayment', scenario: 'alipay', steps: goToAlipay },
    outcomes: {
      ...undone,
      // The payment site, which does not belong to the app.
      success: {
        steps: async (page, language) => {
          await goToAlipay(page, language)
          await page.waitForURL(BESIDE_THE_APP)
        },
        shows: { role: 'button', name: 'Pay' },
      },
    },
  },
  generateVirtualAccount: {
    situation: { path: '/that', scenario: 'account-bank' },
    outcomes: { ...unread, success: { shows: 'Virtual account number' } },
  },
  initPayType: {
    situation: { path: '/individual', scenario: 'choices-bank' },
    outcomes: { ...undone, success: { shows: { role: 'radio', name: 'Mandiri' } } },
  },
} satisfies Partial<Plan>
