import { DEFAULT_SCENARIO, scenarios } from '../../mocks/scenario.ts'
import { screenPaths } from '../../src/app/screens.ts'
import { isSitePath, SITE_PATHS } from '../../src/site/paths.ts'
import { LANGUAGES } from '../../src/platform/i18n/languages.ts'
import { accountScenarioSteps, accountSituations } from './screens/accounts.ts'
import { cardSituations } from './screens/cards.ts'
import { chatSituations } from './screens/chat.ts'
import { complaintFormSituations } from './screens/complaint-form.ts'
import { complaintListSituations, complaintScenarioSteps } from './screens/complaint-list.ts'
import { complaintPhotoSituations } from './screens/complaint-photos.ts'
import { confirmScenarioSteps, confirmSituations } from './screens/confirm.ts'
import { offerScenarioSteps, offerSituations } from './screens/offers.ts'
import { paywaySituations } from './screens/payway.ts'
import { planSituations } from './screens/plans.ts'
import { promotionScenarioSteps, promotionSituations } from './screens/promotion.ts'
import { siteSituations } from './screens/site.ts'
import type { Situation, Language } from './situation.ts'
import { said } from '../build/words/say.ts'

export const SCHEMES = ['light', 'dark'] as const

/** Steps of some scenarios before their picture. */
const SCENARIO_STEPS: Record<string, Partial<Situation>> = {
  ...accountScenarioSteps,
  ...complaintScenarioSteps,
  ...confirmScenarioSteps,
  ...offerScenarioSteps,
  ...promotionScenarioSteps,
  // Long enough to take a picture of the waiting screen.
  slow: { scenario: 'latency-50000', fastForward: 8500 },
  timeout: { fastForward: 61_000 },
  'chunk-gone': { withoutChunk: 'loan-details' },
  'order-200-rate': { dialog: true },
  'order-4-rate': { dialog: true },
}

/** How a person rates a paid loan. */
export const TWO_STARS = { role: 'radio', name: said('stars', { count: '2' }) } as const
export const SUBMIT = { role: 'button', name: said('submit') } as const

/** Every situation in the gallery: each scenario on its screen, each other route, and the screens that any route may show. */
export function allSituations(): Situation[] {
  const ofScenarios = Object.entries(scenarios)
    .filter(([, { looksTheSame }]) => !looksTheSame)
    .map(([name, { summary, address }]) =>
      Object.assign(
        { name, description: summary, path: address?.path ?? '/loanDetails', scenario: name },
        SCENARIO_STEPS[name],
      ),
    )
  const shown = new Set(ofScenarios.map(({ path }) => path))
  const otherRoutes = screenPaths
    .filter((path) => !shown.has(path))
    .map((path) =>
      Object.assign(
        {
          name: `route${path.replaceAll('/', '-').replace(/-$/, '-home')}`,
          description: 'What the address alone opens',
          path,
          scenario: DEFAULT_SCENARIO,
        },
        // A page of the site looks the same at its second address, and the privacy policy has the same parts as the loan
        // terms.
        isSitePath(path) && (SITE_PATHS[path] !== path || path === '/privacyPolicy') && { isAlike: true as const },
      ),
    )
  return [
    ...ofScenarios,
    ...otherRoutes,
    ...cardSituations,
    {
      name: 'cannot-pay',
      description: 'What exists for somebody who cannot pay in full',
      path: '/loanDetails',
      scenario: 'order-180',
      taps: [{ role: 'button', name: said('cannot_pay') }],
      shows: { role: 'dialog', name: said('cannot_pay') },
    },
    {
      name: 'rating-without-a-star',
      description: 'A rating is sent without a star',
      path: '/loanDetails',
      scenario: 'order-200-rate',
      dialog: true,
      taps: [SUBMIT],
    },
    {
      name: 'rating-thanks',
      description: 'After a low rating',
      path: '/loanDetails',
      scenario: 'order-200-rate',
      dialog: true,
      taps: [TWO_STARS, SUBMIT],
      shows: { role: 'dialog', name: said('thanks_title') },
    },
    {
      name: 'no-session',
      description: 'A borrower screen outside the native app',
      path: '/loanDetails',
      scenario: DEFAULT_SCENARIO,
      search: { token: undefined },
    },
    {
      name: 'missing-details',
      description: 'An address without its order',
      path: '/loanDetails',
      scenario: DEFAULT_SCENARIO,
      search: { orderId: undefined },
    },
    ...paywaySituations,
    ...planSituations,
    ...accountSituations,
    ...complaintFormSituations,
    ...complaintPhotoSituations,
    ...complaintListSituations,
    ...chatSituations,
    ...confirmSituations,
    ...offerSituations,
    ...promotionSituations,
    ...siteSituations,
    {
      name: 'missing-page',
      description: 'An address that does not exist',
      path: '/no-such-page',
      scenario: DEFAULT_SCENARIO,
    },
    { name: 'test-preview', description: "The developer's page", path: '/testPreview', scenario: DEFAULT_SCENARIO },
  ]
}

/** The address of a situation in a language. */
export function addressOfSituation({ path, scenario, search }: Situation, language: Language): string {
  // The first of several decides the screen.
  const [first = ''] = scenario.split(',')
  const own = (scenarios[first] ?? scenarios[DEFAULT_SCENARIO])?.address ?? scenarios[DEFAULT_SCENARIO]?.address
  const params = { token: 'gallery', ...own?.search, lang: LANGUAGES[language].lang, scenario, ...search }
  const present = Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return `${path}?${new URLSearchParams(present).toString()}`
}
