import type { Scenario } from './scenario-type.ts'

/** An advertisement's link to a template of the contract's examples. */
const landing = (id: string, search: Record<string, string> = {}) => ({
  path: '/registerTemplate',
  search: { market: 'id', id, user_from: 'banner', utm_tag: 'id-nov', app_from: 'rupya', ...search },
})

/** The landing page of an advertisement, where visitors register. */
export const promotionScenarios: Record<string, Scenario> = {
  register: { summary: 'The landing page of an advertisement', address: landing('88') },
  'register-plain': { summary: 'A landing page that leaves every text to the app', address: landing('90') },
  'register-known-number': {
    summary: 'Whatever number is typed, it is registered already',
    address: landing('88'),
    overrides: { refuse: { sendSmsCode: 'alreadyRegistered', registerUser: 'alreadyRegistered' } },
    looksTheSame: true,
  },
  'captcha-always-wrong': {
    summary: 'No graphic code is ever right',
    address: landing('88'),
    overrides: { refuse: { sendSmsCode: 'wrongCaptcha', registerUser: 'wrongCaptcha' } },
    looksTheSame: true,
  },
  'captcha-session-down': {
    summary: 'There is no session of graphic codes to be had',
    address: landing('88'),
    overrides: { refuse: { getCaptchaSession: 'other' } },
  },
  'captcha-picture-down': {
    summary: 'The picture of the graphic code is missing',
    address: landing('88'),
    overrides: { refuse: { getCaptchaImage: 'other' } },
    looksTheSame: true,
  },
  'sms-down': {
    summary: 'The server cannot send an SMS, without a named reason',
    address: landing('88'),
    overrides: { refuse: { sendSmsCode: 'other' } },
    looksTheSame: true,
  },
}
