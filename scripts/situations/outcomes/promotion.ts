import { askForSms, KNOWN_NUMBER, register } from '../screens/promotion.ts'
import { type Plan, recorded, refusedVisitor } from './seen.ts'

const LANDING = { path: '/registerTemplate', scenario: 'register' }

/** The landing page of an advertisement, for visitors without a session. */
export const promotionOutcomes = {
  getChannelTemplate: {
    situation: LANDING,
    outcomes: { ...refusedVisitor, success: { shows: 'Register now' } },
  },
  trackVisit: recorded('a situation to the landing page'),
  trackClick: recorded('a tap on a button of the landing page'),
  getCaptchaSession: {
    situation: LANDING,
    outcomes: { ...refusedVisitor, success: { shows: { role: 'img', name: 'Picture of the code, 4 characters' } } },
  },
  getCaptchaImage: {
    situation: LANDING,
    outcomes: {
      success: { shows: { role: 'img', name: 'Picture of the code, 4 characters' } },
      // A picture that fails to load gives no reason.
      invalidRequest: { shows: 'No picture' },
      other: { shows: 'No picture' },
    },
  },
  sendSmsCode: {
    situation: { ...LANDING, steps: askForSms },
    outcomes: {
      ...refusedVisitor,
      success: { shows: 'The code was sent to' },
      wrongCaptcha: {
        scenario: 'register',
        steps: (page, language) => askForSms(page, language, { code: 'AAAA' }),
        shows: 'The graphic code is wrong. Enter the new one.',
      },
      alreadyRegistered: {
        scenario: 'register',
        steps: (page, language) => askForSms(page, language, { phone: KNOWN_NUMBER }),
        shows: 'Your number is registered already',
      },
    },
  },
  registerUser: {
    situation: { ...LANDING, steps: register },
    outcomes: {
      ...refusedVisitor,
      success: { shows: 'You are registered' },
      alreadyRegistered: { shows: 'Your number is registered already' },
      wrongCaptcha: { shows: 'The graphic code is wrong. Enter the new one.' },
    },
  },
} satisfies Partial<Plan>
