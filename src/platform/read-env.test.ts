import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { screenPaths } from '../../scripts/build/screen-paths.ts'
import { takenPaths } from '../../scripts/build/taken-paths.ts'
import { readEnv, settings } from './read-env.ts'

/** The problem reported for one setting; undefined if the value works. */
function refusal(values: Record<string, string>): string | undefined {
  try {
    readEnv(values, takenPaths())
    return undefined
  } catch (error) {
    // `readEnv` throws no other type.
    return (error as Error).message
  }
}

/** These two must be given together. */
const PHONES = { VITE_SERVICE_PHONE: '021-5095-0100', VITE_SERVICE_PHONE_IN: '1800-300-0100' }

const screens = screenPaths().filter((path) => path !== '/')

test('Settings that are not given have their defaults @APP-19 @APP-20 @APP-30', () => {
  const { apiBase, theme } = readEnv({})
  expect([apiBase, theme]).toMatchObject(['/gateway', { background: '#006FD4', link: '#006FD4', font: '#FFFFFF' }])
})

test('The example file has every setting with its default, and no other', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'))
  expect(example).toEqual(Object.fromEntries(Object.entries(settings).map(([key, { fallback }]) => [key, fallback])))
})

test('The example of each setting works', () => {
  const examples = Object.entries(settings).map(([key, { example }]): [string, string] => [key, example])
  expect(refusal(Object.fromEntries(examples))).toBe(undefined)
})

test('Each wrong setting is named in a line of its own @APP-19', () => {
  expect(refusal({ VITE_API_BASE: 'gateway', VITE_THEME_BACKGROUND: 'blue', VITE_FOO: '1' })?.split('\n')).toEqual([
    expect.stringMatching(/^VITE_API_BASE=gateway cannot work: it must begin with \/\. For example: /),
    expect.stringMatching(/^VITE_THEME_BACKGROUND=blue cannot work: /),
    expect.stringMatching(/^VITE_FOO is no setting\. There are VITE_API_BASE, /),
  ])
})

/** Values that are not valid as any address. */
const BROKEN: [value: string, reason: string][] = [
  ['host', 'begin with https://'],
  ['javascript:1', 'begin with https://'],
  ['https://', 'no valid host'],
  ['https://*.example', 'a * matches nothing'],
  ['https://pages.example?x=1', 'no query'],
  ['https://name:word@pages.example', 'no name and no password'],
  ['https://pages.example.', 'letters, digits and -'],
  ['https://bücher.example', 'browsers read its host as xn--bcher-kva.example'],
]

/** What each setting cannot be, and why. */
const WRONG: Record<string, [value: string, reason: string][]> = {
  VITE_API_BASE: [
    ['', 'it is empty'],
    ['/', 'every page'],
    ['gateway', 'begin with /'],
    ['/gateway/', 'not end with /'],
    ['/a b', 'a blank'],
    ['//evil.example', 'its own origin'],
    ['https://api.example', 'its own origin'],
    ['/api?x=1', 'letters, digits'],
    ['/loandetails/api', '/loandetails is a screen'],
    ['/testPreview', '/testPreview is the page for developers'],
    ['/assets', '/assets is where the release has its files'],
    ['/mocks', '/mocks is where the dev server has the code'],
    ['/__world/alipay', '/__world is where the mock world has its payment site'],
    ...screens.map((path): [string, string] => [path, 'is a screen']),
  ],
  VITE_H5_BASE: [...BROKEN, ['https://a b.example', 'a blank'], ['https://[::1]', 'letters, digits and -']],
  VITE_PAYMENT_ORIGINS: [
    ...BROKEN,
    ['https://pay.example/', 'write it as https://pay.example'],
    ['https://pay.example,https://other.example', 'put blanks between'],
    ['http://pay.example', 'use https'],
    ['http://localhost.evil.example', 'use https'],
    ['http://0x7f.1', 'browsers read its host as 127.0.0.1'],
    ['https://pay.example *', 'in * it must begin'],
  ],
  VITE_APP_SCHEMES: [
    ['rupya:', 'without its colon'],
    ['Rupya', 'small letters'],
    ['rupya,market', 'put blanks between'],
    ['r', 'is no scheme'],
    ['rupya https', 'https: is not an app'],
    ['javascript', 'is not an app'],
  ],
  VITE_REGISTER_TEMPLATE: [
    ['88 91', 'it must be one template'],
    ['88&market=in', 'letters, digits'],
    ['8'.repeat(65), '64 at most'],
  ],
  VITE_APP_NAME_EN: [[' ', 'cannot work']],
  VITE_THEME_BACKGROUND: [['#06D', 'cannot work']],
  VITE_SERVICE_PHONE: [['call us', 'cannot work']],
  VITE_MARKET: [['IN', 'it must be id or in']],
}
const wrong = Object.entries(WRONG).flatMap(([key, values]) => values.map((value) => [key, ...value] as const))

test.each(wrong)('%s cannot be "%s": %s', (key, value, reason) => {
  const told = refusal({ ...(key === 'VITE_SERVICE_PHONE' && PHONES), [key]: value })
  expect(told).toMatch(new RegExp(`^${key}=[^\n]* cannot work: [^\n]* For example: ${key}=[^\n]+$`))
  expect(told).toContain(reason)
})

test.each([
  ['VITE_API_BASE', '/api/v2'],
  ['VITE_H5_BASE', ''],
  ['VITE_H5_BASE', 'https://pages.example/h5/'],
  ['VITE_H5_BASE', 'http://localhost:8080'],
])('%s can be "%s"', (key, value) => {
  expect(refusal({ [key]: value })).toBe(undefined)
})

test('Nobody is sent anywhere to pay unless a setting says so @RULE-46', () => {
  expect(readEnv({}).paymentOrigins).toEqual([])
  expect(readEnv({ VITE_PAYMENT_ORIGINS: ' ' }).paymentOrigins).toEqual([])
  expect(readEnv({ VITE_PAYMENT_ORIGINS: 'https://pay.example  http://localhost:4020' }).paymentOrigins).toEqual([
    'https://pay.example',
    'http://localhost:4020',
  ])
})

test('Schemes have blanks between them, and may be none', () => {
  expect(readEnv({ VITE_APP_SCHEMES: ' rupya  id.co.rupya+app-1 ' }).appSchemes).toEqual(['rupya', 'id.co.rupya+app-1'])
  expect(readEnv({ VITE_APP_SCHEMES: '' }).appSchemes).toEqual([])
})

test.each([
  ['VITE_API_BSAE', 'VITE_API_BASE'],
  ['VITE_LINK_COLOR', 'VITE_LINK_COLOUR'],
  ['VITE_service_phone', undefined],
])('%s is no setting', (key, hint) => {
  expect(refusal({ [key]: 'secret' })).toMatch(hint ? `${key} is no setting. Did you mean ${hint}?` : 'There are VITE_')
  expect(refusal({ [key]: 'secret' })).not.toContain('secret')
})

test('Each market has its service phone, and whoever gives one gives both @APP-19', () => {
  const { servicePhone } = readEnv({ VITE_SERVICE_PHONE: '021-111', VITE_SERVICE_PHONE_IN: '1800-222' })
  expect(servicePhone).toEqual({ id: '021-111', in: '1800-222' })
  expect(refusal({ VITE_SERVICE_PHONE: '021-5095-0100' })).toMatch(/^VITE_SERVICE_PHONE_IN is missing: [^\n]*$/)
  expect(refusal({ VITE_SERVICE_PHONE_IN: '1800-300-0100' })).toMatch(/^VITE_SERVICE_PHONE is missing: [^\n]*$/)
  expect(refusal({})).toBe(undefined)
})

test.each([
  [{ VITE_COMPANY_REGISTERS: 'https://one.example' }, 'as many addresses as VITE_COMPANY_REGISTRATION has numbers: 2'],
  [{ VITE_COMPANY_REGISTERS: 'https://one.example/#1 https://two.example' }, 'no fragment'],
  [{ VITE_COMPANY_REGISTRATION: ' · ' }, 'it must hold a number'],
  [{ VITE_GRIEVANCE_OFFICER: 'Asha Rao' }, 'VITE_GRIEVANCE_EMAIL or VITE_GRIEVANCE_PHONE is missing'],
  [{ VITE_GRIEVANCE_EMAIL: 'a@lender.example' }, 'VITE_GRIEVANCE_OFFICER is missing'],
  [{ VITE_GRIEVANCE_OFFICER: ' ', VITE_GRIEVANCE_PHONE: '1800-300-0101' }, 'it must not be a blank'],
  [{ VITE_LOAN_RATE_ID: '0.1' }, 'are given together'],
  [{ VITE_LOAN_RATE_IN: '0,1' }, 'the percent of a day'],
  [{ VITE_LOAN_RATE_ID: '0.1', VITE_LOAN_DAYS_ID: '1.5' }, 'a number of days'],
])('What the site would say of the lender by halves ends the build: %j', (values, reason) => {
  expect(refusal(values)).toContain(reason)
})

test('Vite’s own settings are no mistake, and others than the app’s are ignored', () => {
  expect(refusal({ VITE_USER_NODE_ENV: 'production', VITE_DEPRECATION_TRACE: '1', PATH: '/bin' })).toBe(undefined)
})

test.each(['https://name:pass/word@pages.example', 'https://name:pass wo/rd@pages.example', 'name:pass@pages.example'])(
  'The password of %s is never shown',
  (address) => {
    for (const key of ['VITE_API_BASE', 'VITE_H5_BASE', 'VITE_PAYMENT_ORIGINS']) {
      expect(refusal({ [key]: address })).toContain('***@pages.example')
      expect(refusal({ [key]: address })).not.toMatch(/name:|pass[/ @]|wo\/rd/)
    }
  },
)
