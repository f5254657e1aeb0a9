import type { Page } from '@playwright/test'
import { type Situation, type Language, served } from '../situation.ts'
import { said, saidIn } from '../../build/words/say.ts'

export const APPLY = { role: 'button', name: said('confirm_apply', { amount: 'Rp3.000.000' }) } as const
const AGAIN = { role: 'button', name: said('confirm_again') } as const
const UNKNOWN = {
  role: 'heading',
  name: said('confirm_unknown_notice'),
} as const

/** Unticks the consent and taps the button, which then shows why it does nothing. */
async function untick(page: Page, language: Language) {
  await page.getByRole('checkbox').uncheck()
  // Playwright treats it as disabled, but a person can still tap it.
  await page.getByRole('button', { name: APPLY.name(language) }).click({ force: true })
}

export const askForAgreement = (page: Page, language: Language) =>
  page.getByRole('button', { name: served('Perjanjian Pinjaman', language) }).click()

/** Opens the first agreement, and waits until it can be read. */
async function readAgreement(page: Page, language: Language) {
  await askForAgreement(page, language)
  await page.getByRole('dialog').locator('iframe').waitFor()
}

/** The pop-up appears only in Indonesian; elsewhere the loan is taken at once. */
async function popUp(page: Page, language: Language) {
  await page.getByRole('button', { name: APPLY.name(language) }).click()
  if (language === 'id')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: said('confirm_agree')(language), disabled: false })
      .waitFor()
  else await page.getByRole('heading', { name: said('confirm_accepted_notice')(language) }).waitFor()
}

/** Scenarios that look like another situation. */
export const confirmScenarioSteps: Record<string, Partial<Situation>> = {
  'confirmation-india': { isAlike: true },
}

/** Confirming a loan: situations that need more than an address. */
export const confirmSituations: Situation[] = [
  {
    name: 'confirm-unticked',
    description: 'The consent is not given, and the button says so',
    path: '/loanConfirm',
    scenario: 'confirmation-several',
    steps: untick,
  },
  {
    name: 'confirm-agreement',
    description: 'An agreement to read',
    path: '/loanConfirm',
    scenario: 'confirmation-several',
    steps: readAgreement,
    isAlike: true,
  },
  {
    name: 'confirm-agreements-failed',
    description: 'The agreements cannot be loaded',
    path: '/loanConfirm',
    scenario: 'confirmation-several,refuse:listContracts',
    shows: { role: 'button', name: said('retry') },
    isAlike: true,
  },
  {
    name: 'confirm-pop-up',
    description: 'The agreement that has to be read before the loan is taken; in English there is none',
    path: '/loanConfirm',
    scenario: 'confirmation-pop',
    steps: popUp,
  },
  {
    name: 'confirm-weekly',
    description: 'Sixty repayments, folded',
    path: '/loanConfirm',
    scenario: 'confirmation-weekly',
    isAlike: true,
  },
  {
    name: 'confirm-refused',
    description: 'The server refuses the loan',
    path: '/loanConfirm',
    scenario: 'confirmation-several,refuse:pushLoan',
    taps: [APPLY],
    shows: { role: 'text', name: saidIn('confirm_not_taken') },
    isAlike: true,
  },
  {
    name: 'confirm-accepted',
    description: 'The loan was taken, outside the native app',
    path: '/loanConfirm',
    scenario: 'confirmation-several',
    taps: [APPLY],
    shows: { role: 'text', name: said('confirm_open_loan') },
  },
  {
    name: 'confirm-unknown',
    description: 'The answer is lost: the loan may have been taken',
    path: '/loanConfirm',
    scenario: 'confirmation-several,lost:pushLoan',
    taps: [APPLY],
    shows: UNKNOWN,
    isAlike: true,
  },
  {
    name: 'confirm-again',
    description: 'Another loan after one that may have been taken asks first',
    path: '/loanConfirm',
    scenario: 'confirmation-several,lost:pushLoan',
    taps: [APPLY, AGAIN],
    shows: { role: 'dialog', name: said('confirm_again_title') },
  },
]
