import type { Situation } from '../situation.ts'
import { said } from '../../build/words/say.ts'

/** When a borrower is asked to rate an answer (HELP-33). */
const RATING_MS = 3000

/** What to wait for in scenarios whose screen changes by itself, and scenarios that look like another situation. */
export const complaintScenarioSteps: Record<string, Partial<Situation>> = {
  'complaint-answered': { dialogAfter: RATING_MS },
  'collection-not-listed': { isAlike: true },
  'collection-not-allowed': { isAlike: true },
  'phone-not-staffed': { isAlike: true },
  'complaint-waiting': { isAlike: true },
  'complaints-empty': { isAlike: true },
  faq: { isAlike: true },
  'faq-empty': { isAlike: true },
}

/** Situations of the list of complaints, their details and customer service, in addition to their scenarios. */
export const complaintListSituations: Situation[] = [
  {
    name: 'complaint-answer',
    description: 'The answer to a complaint, with pictures of both sides',
    isAlike: true,
    path: '/complainDetails',
    scenario: 'complaint-answered',
    dialogAfter: RATING_MS,
    taps: [{ role: 'button', name: said('cancel') }],
  },
  {
    name: 'complaint-picture',
    description: 'A picture of a complaint is looked at closely',
    path: '/complainDetails',
    scenario: 'complaint-answered',
    taps: [{ role: 'button', name: said('complaint_details_picture', { number: '2', count: '2' }) }],
    shows: { role: 'dialog', name: said('complaint_details_own_pictures') },
  },
  {
    name: 'customer-service',
    description: 'Phone and e-mail of customer service',
    path: '/customerService',
    scenario: 'complaints-several',
  },
  {
    name: 'customer-service-unreachable',
    description: 'Without the server: the lender’s own phone',
    isAlike: true,
    path: '/customerService',
    scenario: 'offline',
    shows: { role: 'button', name: said('retry') },
  },
]
