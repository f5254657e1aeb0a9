import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
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
  expect(readEnv({})).toMatchObject({
    apiBase: '/gateway',
    theme: { background: '#006FD4', link: '#006FD4', font: '#FFFFFF' },
  })
})

test('The example file has every setting with the value of one that is not given, and no other', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'))
  expect(example).toEqual(Object.fromEntries(Object.entries(settings).map(([key, { fallback }]) => [key, fallback])))
})

test('The example of each setting works', () => {
  expect(refusal(Object.fromEntries(Object.entries(settings).map(([key, { example }]) => [key, example])))).toBe(
    undefined,
  )
})

test('Each wrong setting is named in a line of its own @APP-19', () => {
  expect(refusal({ VITE_API_BASE: 'gateway', VITE_THEME_BACKGROUND: 'blue', VITE_FOO: '1' })?.split('\n')).toEqual([
    expect.stringMatching(
      /^VITE_API_BASE=gateway cannot work: it must begin with \/\. For example: VITE_API_BASE=\/gateway$/,
    ),
    expect.stringMatching(/^VITE_THEME_BACKGROUND=blue cannot work: /),
    expect.stringMatching(/^VITE_FOO is no setting\. There are VITE_API_BASE, /),
  ])
})

describe('The API cannot be at', () => {
  test.each([
    ['', 'it is empty'],
    ['/', 'every page'],
    ['gateway', 'begin with /'],
    ['/gateway/', 'not end with /'],
    ['/a b', 'a blank'],
    ['//evil.example', 'its own origin'],
    ['https://api.example', 'its own origin'],
    ['/a//b', 'letters, digits'],
    ['/api?x=1', 'letters, digits'],
    ['/loandetails/api', '/loandetails is a screen'],
    ['/testPreview', '/testPreview is the page for developers'],
    ['/assets', '/assets is where the release has its files'],
    ['/mocks', '/mocks is where the dev server has the code'],
    ['/__world/alipay', '/__world is where the mock world has its payment site'],
  ])('%j', (base, reason) => {
    expect(refusal({ VITE_API_BASE: base })).toMatch(/^VITE_API_BASE=[^\n]* For example: VITE_API_BASE=\/gateway$/)
    expect(refusal({ VITE_API_BASE: base })).toContain(reason)
  })

  test.each(screens)('the screen %s', (path) => {
    expect(refusal({ VITE_API_BASE: path })).toContain('is a screen')
  })
})

test.each(['/gateway', '/api/v2', '/thatApi', '/GW_1', '/__proto__'])(
  'The API can be at %s',
  (base) => {
    expect(refusal({ VITE_API_BASE: base })).toBe(undefined)
  },
)

/** Values that are not valid as any address. */
const BROKEN: [string, string][] = [
  ['host', 'begin with https://'],
  ['javascript:1', 'begin with https://'],
  ['ftp://pages.example', 'begin with https://'],
  ['https://', 'no valid host'],
  ['https://*.example', 'a * matches nothing'],
  ['https://pages.example?x=1', 'no query'],
  ['https://name:word@pages.example', 'no name and no password'],
  ['https://pages.example.', 'letters, digits and -'],
  ['https://bücher.example', 'browsers read its host as xn--bcher-kva.example'],
]

describe('The lender’s pages cannot be at', () => {
  test.each([...BROKEN, ['https://a b.example', 'a blank'], ['https://[::1]', 'letters, digits and -']])(
    '%s',
    (base, reason) => {
      expect(refusal({ VITE_H5_BASE: base })).toMatch(/^VITE_H5_BASE=[^\n]* For example: VITE_H5_BASE=https:\S+$/)
      expect(refusal({ VITE_H5_BASE: base })).toContain(reason)
    },
  )

  test.each(['', 'https://pages.example', 'https://pages.example/h5/', 'http://localhost:8080'])(
    'but they can at "%s"',
    (base) => {
      expect(readEnv({ VITE_H5_BASE: base }).h5Base).toBe(base)
    },
  )
})

test('Nobody is sent anywhere to pay unless a setting says so @RULE-46', () => {
  expect(readEnv({}).paymentOrigins).toEqual([])
  expect(readEnv({ VITE_PAYMENT_ORIGINS: ' ' }).paymentOrigins).toEqual([])
  expect(readEnv({ VITE_PAYMENT_ORIGINS: 'https://pay.example  http://localhost:4020' }).paymentOrigins).toEqual([
    'https://pay.example',
    'http://localhost:4020',
  ])
})

describe('A payment cannot go to', () => {
  test.each([
    ...BROKEN,
    ['pay.example', 'begin with https://'],
    ['https://pay.example/', 'write it as https://pay.example'],
    ['https://PAY.example', 'write it as https://pay.example'],
    ['https://pay.example,https://other.example', 'put blanks between'],
    ['http://pay.example', 'use https'],
    ['http://localhost.evil.example', 'use https'],
    ['http://0x7f.1', 'browsers read its host as 127.0.0.1'],
    ['https://pay.example *', 'in * it must begin'],
  ])('%s', (origin, reason) => {
    expect(refusal({ VITE_PAYMENT_ORIGINS: origin })).toMatch(/^VITE_PAYMENT_ORIGINS=[^\n]* For example: [^\n]*$/)
    expect(refusal({ VITE_PAYMENT_ORIGINS: origin })).toContain(reason)
  })
})

describe('The app’s own scheme cannot be', () => {
  test.each([
    ['rupya:', 'without its colon'],
    ['Rupya', 'small letters'],
    ['rupya,market', 'put blanks between'],
    ['r', 'is no scheme'],
    ['rupya https', 'https: is not an app'],
    ['javascript', 'is not an app'],
    ['tel', 'is not an app'],
  ])('%s', (schemes, reason) => {
    expect(refusal({ VITE_APP_SCHEMES: schemes })).toMatch(
      /^VITE_APP_SCHEMES=[^\n]* For example: VITE_APP_SCHEMES=rupya$/,
    )
    expect(refusal({ VITE_APP_SCHEMES: schemes })).toContain(reason)
  })
})

test('Schemes have blanks between them, and may be none', () => {
  expect(readEnv({ VITE_APP_SCHEMES: ' rupya  id.co.rupya+app-1 ' }).appSchemes).toEqual(['rupya', 'id.co.rupya+app-1'])
  expect(readEnv({ VITE_APP_SCHEMES: '' }).appSchemes).toEqual([])
})

test.each([
  ['VITE_APP_NAME_EN', ' '],
  ['VITE_APP_NAME_ZH', ''],
  ['VITE_THEME_BACKGROUND', '#06D'],
  ['VITE_LINK_COLOUR', 'blue'],
  ['VITE_SERVICE_PHONE', 'call us'],
  ['VITE_SERVICE_PHONE', ''],
])('%s cannot be "%s"', (key, value) => {
  expect(refusal({ ...PHONES, [key]: value })).toMatch(
    new RegExp(`^${key}=${value} cannot work: [^\n]*For example: ${key}=\\S+$`),
  )
})

test.each([
  ['VITE_API_BSAE', 'VITE_API_BASE'],
  ['VITE_LINK_COLOR', 'VITE_LINK_COLOUR'],
  ['VITE_service_phone', undefined],
])('%s is no setting', (key, meant) => {
  expect(refusal({ [key]: 'secret' })).toMatch(
    meant ? `${key} is no setting. Did you mean ${meant}?` : 'There are VITE_',
  )
  expect(refusal({ [key]: 'secret' })).not.toContain('secret')
})

test('Each market has its service phone, and whoever gives one gives both @APP-19', () => {
  expect(readEnv({ VITE_SERVICE_PHONE: '021-111', VITE_SERVICE_PHONE_IN: '1800-222' }).servicePhone).toEqual({
    id: '021-111',
    in: '1800-222',
  })
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

test('What Vite itself reads is no mistake, and what is not for the app is not looked at', () => {
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

test.each([
  ['88 91', 'it must be one template'],
  ['88&market=in', 'letters, digits'],
  ['8'.repeat(65), '64 at most'],
])('A promotion’s template cannot be %s', (template, reason) => {
  for (const name of ['VITE_REGISTER_TEMPLATE', 'VITE_REGISTER_TEMPLATE_IN']) {
    expect(refusal({ [name]: template })).toMatch(new RegExp(`^${name}=.* cannot work: .*For example: ${name}=\\d+$`))
    expect(refusal({ [name]: template })).toContain(reason)
  }
})

test('The market of addresses that name none is id, in, or not known', () => {
  expect(['', 'id', 'in'].map((value) => readEnv({ VITE_MARKET: value }).market)).toEqual([undefined, 'id', 'in'])
  expect(readEnv({}).market).toBeUndefined()
  expect(refusal({ VITE_MARKET: 'IN' })).toBe(
    'VITE_MARKET=IN cannot work: it must be id or in. For example: VITE_MARKET=in',
  )
})
