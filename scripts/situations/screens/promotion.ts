import type { Page } from '@playwright/test'
import type { Situation, Language } from '../situation.ts'
import { said } from '../../build/words/say.ts'

export const KNOWN_NUMBER = '13800138000'
const NEW_NUMBER = '13912345678'
/** The first picture's code in a new world. */
const FIRST_CODE = 'JBU5'

const field = (page: Page, name: string) => page.locator(`[name=${name}]`)

/** Fills in a number and the graphic code, and requests the SMS. */
export async function askForSms(page: Page, language: Language, { phone = NEW_NUMBER, code = FIRST_CODE } = {}) {
  // When its picture loads, it clears the earlier input.
  await page.locator('button img').waitFor()
  await field(page, 'phone').fill(phone)
  await field(page, 'capcode').fill(code)
  await page.getByRole('button', { name: said('code_get')(language) }).click()
}

/** Requests the SMS, and sends the form with its code. */
export async function register(page: Page, language: Language) {
  await askForSms(page, language)
  await page.getByRole('button', { name: /60/ }).waitFor()
  await field(page, 'smsCode').fill('246810')
  await page.locator('[type=submit]').click()
}

/** Scenarios that look like another situation. */
export const promotionScenarioSteps: Record<string, Partial<Situation>> = {
  'register-plain': { isAlike: true },
}

const landing = { path: '/registerTemplate', scenario: 'register' }

/** The promotion's pages, in situations that need more than an address. */
export const promotionSituations: Situation[] = [
  {
    ...landing,
    name: 'register-in',
    description: 'The landing page in India, without a picture',
    search: { id: '91', market: 'in' },
    isAlike: true,
  },
  {
    ...landing,
    name: 'register-empty',
    description: 'The form is sent with nothing in it',
    steps: async (page) => {
      await page.locator('[type=submit]').click()
      await page.locator('[name=phone][aria-invalid]').waitFor()
    },
  },
  {
    ...landing,
    name: 'register-wrong-code',
    description: 'The graphic code was wrong: there is another picture, and the rest stays',
    isAlike: true,
    steps: async (page, language) => {
      await askForSms(page, language, { code: 'AAAA' })
      await page.locator('[name=capcode][aria-invalid]').waitFor()
    },
  },
  {
    ...landing,
    name: 'register-picture-down',
    description: 'The picture of the graphic code is missing',
    scenario: 'captcha-picture-down',
    isAlike: true,
  },
  {
    ...landing,
    name: 'register-sms-sent',
    description: 'The SMS is on its way, and the next one has to wait',
    steps: async (page, language) => {
      await askForSms(page, language)
      await page.getByRole('button', { name: /60/ }).waitFor()
    },
  },
  {
    ...landing,
    name: 'register-template-gone',
    description: 'The server does not know the template',
    search: { id: '404' },
    isAlike: true,
  },
  {
    ...landing,
    name: 'download-registered',
    description: 'The number is registered',
    steps: async (page, language) => {
      await register(page, language)
      await page.getByRole('heading', { name: said('join_download_done')(language) }).waitFor()
    },
  },
  {
    ...landing,
    name: 'download-known',
    description: 'The number was registered before',
    isAlike: true,
    steps: async (page, language) => {
      await askForSms(page, language, { phone: KNOWN_NUMBER })
      await page.getByRole('heading', { name: said('join_download_known')(language) }).waitFor()
    },
  },
]
