import type { Scenario } from './scenario-type.ts'

export const promotionScenarios: Record<string, Scenario> = {
  'register-known-number': {
    summary: 'Whatever number is typed, it is registered already',
    overrides: { refuse: { sendSmsCode: 'alreadyRegistered', registerUser: 'alreadyRegistered' } },
    looksTheSame: true,
  },
  'captcha-always-wrong': {
    summary: 'No graphic code is ever right',
    overrides: { refuse: { sendSmsCode: 'wrongCaptcha', registerUser: 'wrongCaptcha' } },
    looksTheSame: true,
  },
  'sms-down': {
    summary: 'The server cannot send an SMS, without a named reason',
    overrides: { refuse: { sendSmsCode: 'other' } },
    looksTheSame: true,
  },
}
