import type { Page } from '@playwright/test'
import { DEFAULT_SCENARIO } from '../../../mocks/scenario.ts'
import type { Situation, Language } from '../situation.ts'
import { type MessageKey, said } from '../../build/words/say.ts'

/** Chooses a section as a visitor does on a phone. */
const choose = (name: MessageKey) => async (page: Page, language: Language) => {
  await page.locator('.site-menu summary').filter({ visible: true }).click()
  await page
    .getByRole('navigation')
    .getByRole('link', { name: said(name)(language) })
    .click()
}

const section = (name: string, description: string, words: MessageKey): Situation => ({
  name: `site-${name}`,
  description,
  path: '/',
  scenario: DEFAULT_SCENARIO,
  steps: choose(words),
})

const FEEDBACK = 'site_feedback'

export const siteSituations: Situation[] = [
  {
    name: 'site-menu',
    description: 'The official site’s navigation on a phone',
    path: '/',
    scenario: DEFAULT_SCENARIO,
    steps: (page) => page.locator('.site-menu summary').filter({ visible: true }).click(),
  },
  { ...section('about', 'Who lends', 'site_about'), isAlike: true },
  section('policy', 'The lender’s hosted terms in a frame', 'site_policy'),
  {
    // The frame is the same as the policy's. Its page has its own situation.
    ...section('loan', 'The loan agreement in a frame', 'site_loan'),
    isAlike: true,
  },
  { ...section('feedback', 'The feedback form', FEEDBACK), isAlike: true },
  {
    ...section('feedback-empty', 'Feedback is sent with nothing in it', FEEDBACK),
    steps: async (page, language) => {
      await choose(FEEDBACK)(page, language)
      await page.getByRole('button', { name: said('site_feedback_send')(language) }).click()
    },
  },
]
