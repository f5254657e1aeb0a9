import type { Page } from '@playwright/test'
import { write } from '../screens/chat.ts'
import type { Language } from '../situation.ts'
import { FORM, sendComplaint } from '../screens/complaint-form.ts'
import { choosePhotos, PHOTO_FORM } from '../screens/complaint-photos.ts'
import { type Plan, undone, unread } from './seen.ts'
import { said } from '../../build/words/say.ts'

async function rateAnswer(page: Page, language: Language) {
  await page.getByRole('radio', { name: /^2/ }).check()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: said('complaint_rate_send')(language) })
    .click()
}

const LOAN = { orderNo: '723421968459640174' }
const CHAT = { path: '/intelligentCustomerService', scenario: 'faq' }

/** Complaints, the chatbot and customer service. */
export const complaintOutcomes = {
  initProblem: {
    situation: { path: '/complainPage', scenario: 'orders-several', search: LOAN },
    outcomes: { ...unread, success: { shows: 'Your complaint is about' } },
  },
  initProblemLocal: {
    situation: { path: '/complainNewPage', scenario: 'orders-several', search: LOAN },
    outcomes: { ...unread, success: { shows: 'Choose a topic' } },
  },
  saveProblem: {
    situation: { ...FORM, steps: sendComplaint },
    outcomes: { ...undone, success: { shows: 'Successfully Sent' } },
  },
  uploadProblemImage: {
    situation: { ...PHOTO_FORM, steps: (page, language) => choosePhotos(page, language, [1]) },
    outcomes: { ...undone, success: { shows: { role: 'button', name: 'View photo 1' } } },
  },
  listProblems: {
    situation: { path: '/complaintList', scenario: 'complaints-several' },
    outcomes: { ...unread, success: { shows: 'Waiting' } },
  },
  getProblem: {
    situation: { path: '/complainDetails', scenario: 'complaint-scored' },
    outcomes: { ...unread, success: { shows: 'Process Result' } },
  },
  scoreProblem: {
    situation: { path: '/complainDetails', scenario: 'complaint-answered', dialogAfter: 3000, steps: rateAnswer },
    outcomes: { ...undone, success: { shows: 'Successful demonstration' } },
  },
  getContacts: {
    situation: { path: '/customerService', scenario: 'complaints-several' },
    // The screen has its own number, and shows no reason.
    outcomes: {
      success: { shows: '021-5095-0174' },
      invalidRequest: { shows: 'Our contacts could not be loaded.' },
      other: { shows: 'Our contacts could not be loaded.' },
    },
  },
  listFaq: {
    situation: CHAT,
    outcomes: { ...unread, success: { shows: 'Hello, I am Rupya’s assistant.' } },
  },
  recordFaq: {
    situation: { ...CHAT, search: { selectedIndex: '1' }, steps: write },
    outcomes: { ...undone, success: { shows: 'Once it is approved' } },
  },
} satisfies Partial<Plan>
