import { APPLY, askForAgreement } from '../screens/confirm.ts'
import { SUBMIT, TWO_STARS } from '../situations.ts'
import { BESIDE_THE_APP, type Plan, recorded, undone, unread } from './seen.ts'

/** A product whose page is on another site, so the app asks before it opens. */
const PRODUCT = { role: 'button', name: 'Apply, Sahabat Dana' } as const
const OTHER_SITE = { shows: { role: 'heading', name: 'Open another site?' } } as const

const CONFIRM = { path: '/loanConfirm', scenario: 'confirmation-several' }

/** The loan, from its offer to its end, and recommended products. */
export const loanOutcomes = {
  getLoanDetails: {
    situation: { path: '/loanDetails', scenario: 'order-174' },
    outcomes: {
      ...unread,
      success: { shows: 'Repayment is open' },
      orderNotFound: { shows: 'We cannot find this loan' },
    },
  },
  saveGoogleScore: {
    situation: { path: '/loanDetails', scenario: 'order-200-rate', dialog: true, taps: [TWO_STARS, SUBMIT] },
    outcomes: { ...undone, success: { shows: { role: 'heading', name: 'Thank you' } } },
  },
  defineProductLink: {
    situation: { path: '/loanDetails', scenario: 'order-21', taps: [PRODUCT] },
    outcomes: { ...undone, success: OTHER_SITE },
  },
  saveServiceEvent: recorded('a tap on a recommended product or on Borrow more'),
  getLoanConfirmation: {
    situation: CONFIRM,
    outcomes: { ...unread, success: { shows: 'Key facts' } },
  },
  listContracts: {
    situation: CONFIRM,
    outcomes: { ...undone, success: { shows: 'Loan Agreement' } },
  },
  openContract: {
    situation: { ...CONFIRM, steps: askForAgreement },
    outcomes: { ...undone, success: { shows: { role: 'button', name: 'Open separately' } } },
  },
  pushLoan: {
    situation: { ...CONFIRM, taps: [APPLY] },
    outcomes: { ...undone, success: { shows: 'Your loan has been applied for' } },
  },
  getJoinFailure: {
    situation: { path: '/loginError', scenario: 'join-failure' },
    outcomes: { ...unread, success: { shows: 'Your application did not go through' } },
  },
  reportNecessity: recorded('a tap on a product of the failure screen'),
  joinProduct: {
    situation: { path: '/loginError', scenario: 'join-failure', taps: [PRODUCT] },
    outcomes: { ...undone, success: OTHER_SITE },
  },
  listRecommendedProducts: {
    situation: { path: '/relevant', scenario: 'recommend-full' },
    outcomes: { ...unread, success: { shows: 'Chosen for you' } },
  },
  savePageEvent: recorded('a tap on a recommended product'),
  applyProduct: {
    situation: { path: '/relevant', scenario: 'recommend-full', taps: [PRODUCT] },
    outcomes: {
      ...undone,
      // The application continues on a page of the lender.
      success: { steps: (page) => page.waitForURL(BESIDE_THE_APP), shows: 'Go on in the app' },
    },
  },
} satisfies Partial<Plan>
