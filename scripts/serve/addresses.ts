import { DEFAULT_SCENARIO, scenarios } from '../../mocks/scenario.ts'
import { LANGUAGES, LOCALES } from '../../src/platform/i18n/languages.ts'
import { languageName } from '../build/words/say.ts'

/** A made-up session, as the native app puts it into an address. */
const SESSION = { token: 'demo', deviceId: '00123', appVersion: '4.2.0', platform: 'android' }

/** The address that opens a scenario's screen. Modifiers such as `scrambled` are shown on the screen of `fallback`. */
export function addressOf(name: string, fallback = DEFAULT_SCENARIO): string {
  const address = scenarios[name]?.address ?? scenarios[fallback]?.address
  if (!address) throw new Error(`Neither ${name} nor ${fallback} is a scenario with a screen`)
  return `${address.path}?${new URLSearchParams({ ...SESSION, ...address.search, scenario: name }).toString()}`
}

/** Addresses on somebody's own server: what only they know is in capitals. */
export function addressesToFill(origin: string): string {
  const screens = [
    '/order?token=TOKEN',
    '/loanDetails?token=TOKEN&productId=PRODUCT&orderId=ORDER',
    '/complainPage?token=TOKEN',
  ]
  return [
    'Addresses to try, with a session and an order of that server:',
    ...screens.map((one) => `  ${origin}${one}`),
  ].join('\n')
}

/** A few addresses to try, for the terminal. */
export function addressesToTry(origin: string, { testPreview }: { testPreview: boolean }): string {
  const names = [
    DEFAULT_SCENARIO,
    'order-174-extendable',
    'order-180',
    'order-200',
    'order-5',
    'unknown-status',
    'order-not-found',
  ]
  const rows = names.map((name) => `  ${(scenarios[name]?.summary ?? name).padEnd(58)} ${origin}${addressOf(name)}`)
  const testPage = testPreview
    ? [`  ${'Every situation and screen, one tap away'.padEnd(58)} ${origin}/testPreview?token=demo`]
    : []
  const languages = LOCALES.map((language) => `&lang=${LANGUAGES[language].lang} for ${languageName(language)}`)
  return [`Addresses to try (add ${languages.join(', ')}):`, ...rows, ...testPage].join('\n')
}
