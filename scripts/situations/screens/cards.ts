import type { Page } from '@playwright/test'
import { knowPayment } from '../journal.ts'
import { type Situation, type Language, served } from '../situation.ts'
import { said, saidIn } from '../../build/words/say.ts'

const SAVE = said('bind_save')
/** The order of the payment that was begun. */
const LEFT_FOR = { orderId: '723421968459640180', withholdingAmount: '114450000' }

const saveCard = (page: Page, language: Language) => page.getByRole('button', { name: SAVE(language) }).click()

/** Fills in a card of a bank that requires a code, and sends it. */
export async function sendCard(page: Page, language: Language) {
  await page.locator('[name=bankCode]').selectOption('BRI')
  await page.locator('[name=bankNumber]').fill('5221841120530743')
  await page.locator('[name=holderName]').fill('Sari Wulandari')
  await saveCard(page, language)
}

async function bindCard(page: Page, language: Language) {
  await sendCard(page, language)
  await page.locator('[name=smsCode]').waitFor()
}

/** Sends such a card, and then the code from its bank. */
export async function sendCardCode(page: Page, language: Language, code: string) {
  await bindCard(page, language)
  await page.locator('[name=smsCode]').fill(code)
  await saveCard(page, language)
}

const GO = said('alipay_go')

export const goToAlipay = (page: Page, language: Language) => page.getByRole('button', { name: GO(language) }).click()

/** Shows the page to a borrower who has returned from the payment site. */
async function comeBack(page: Page, language: Language) {
  const amount = Number(LEFT_FOR.withholdingAmount)
  await knowPayment(page, LEFT_FOR.orderId, { way: 'alipay', state: 'handedOver', amount })
  await page.getByRole('heading', { name: said('paid_question')(language) }).waitFor()
  await page.getByText(served('Terlambat 4 hari', language)).waitFor()
}

/** Binding a card, and paying elsewhere: situations that need more than an address. */
export const cardSituations: Situation[] = [
  {
    name: 'bind-card-wrong',
    description: 'A card is sent with nothing in it',
    path: '/#/addnormalcard',
    scenario: 'bind-card',
    search: { mobilePhone: '' },
    taps: [{ role: 'button', name: SAVE }],
  },
  {
    name: 'bind-card-code',
    description: 'The bank wants a code before the card is bound',
    path: '/#/addnormalcard',
    scenario: 'bind-card',
    steps: bindCard,
  },
  {
    name: 'bind-card-wrong-code',
    description: 'The code was wrong',
    path: '/#/addnormalcard',
    scenario: 'bind-card',
    steps: async (page, language) => {
      await sendCardCode(page, language, '000000')
      await page.locator('[name=smsCode][aria-invalid]').waitFor()
    },
  },
  {
    name: 'alipay-came-back',
    description: 'Back from the payment site',
    path: '/#/alipayrepayment',
    scenario: 'alipay',
    search: LEFT_FOR,
    steps: comeBack,
  },
  {
    name: 'alipay-not-paid',
    description: 'Back from the payment site without having paid',
    path: '/#/alipayrepayment',
    scenario: 'alipay',
    search: LEFT_FOR,
    steps: async (page, language) => {
      await comeBack(page, language)
      await page.getByRole('button', { name: said('paid_no')(language) }).click()
      await page.getByRole('button', { name: GO(language) }).waitFor()
    },
  },
  {
    name: 'alipay-site-unknown',
    description: 'The lender names a payment site that the app does not know',
    path: '/#/alipayrepayment',
    scenario: 'alipay-unknown-site',
    steps: async (page, language) => {
      await goToAlipay(page, language)
      await page.getByRole('link', { name: said('call_us')(language) }).waitFor()
    },
  },
  {
    name: 'alipay-fee-over',
    description: 'The fee of an extension that is not offered',
    path: '/#/alipayrepayment',
    scenario: 'alipay',
    search: { withholdingAmount: '32700000', purpose: 'extension' },
    taps: [{ role: 'button', name: GO }],
    shows: { role: 'text', name: saidIn('fee_not_offered') },
    isAlike: true,
  },
  {
    name: 'alipay-lost',
    description: 'The address of the payment site is lost on its way',
    path: '/#/alipayrepayment',
    scenario: 'alipay-reply-lost',
    steps: async (page, language) => {
      await goToAlipay(page, language)
      await page.getByText(saidIn('alipay_lost')(language)).waitFor()
    },
  },
  {
    name: 'what-happened-chosen',
    description: 'What happened to the payment, and what to do about it',
    path: '/repayOrNotChoose',
    scenario: 'what-happened',
    steps: async (page, language) => {
      await page.getByRole('radio', { name: said('happened_not_shown')(language) }).check()
    },
  },
]
