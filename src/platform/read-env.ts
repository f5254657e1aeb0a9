import { type Market, readMarket } from '../lib/market.ts'
import { readServiceHours } from '../lib/read-service-hours.ts'
import { type Company, companyProblems, companySettings, readCompany } from './company-settings.ts'
import { nativeAppProblems, nativeAppSettings, type NativeApps, readNativeApps } from './native-apps.ts'
import { blankSeparated, name, optional, phoneProblem, type Setting, type TakenPaths } from './setting.ts'
import { addressProblem, withoutPassword } from './web-address.ts'

const colour = (fallback: string): Setting => ({
  fallback,
  example: '#006FD4',
  problem: (value) =>
    /^#[0-9a-f]{6}$/i.test(value) ? undefined : 'it must be # and six digits, in quotes where a file says it',
})
const marketName: Setting = {
  fallback: '',
  example: 'Rupya',
  problem: (value) => (value === '' || value.trim() ? undefined : 'it must not be a blank'),
}

const hours = (example: string) =>
  optional(example, (value) =>
    readServiceHours(value) ? undefined : 'it must be two days (1 is Monday), two times, and perhaps a time zone',
  )
const phone = (example: string): Setting => ({ fallback: example, example, problem: phoneProblem })

/** The settings of a build (.env.example). */
export const settings = {
  /** The path of the API at this origin. Its proxy removes the path. Another origin would need another CSP. */
  VITE_API_BASE: { fallback: '/gateway', example: '/gateway', problem: basePathProblem },
  /** The origin of the lender's own pages. Links to it open in the page. An empty value matches nothing. */
  VITE_H5_BASE: {
    fallback: '',
    example: 'https://pages.example',
    problem: (value) => (value === '' ? undefined : addressProblem(value, 'pages')),
  },
  /** The sites where a borrower may be sent to pay. An empty value matches nothing. */
  VITE_PAYMENT_ORIGINS: {
    fallback: '',
    example: 'https://pay.example https://pay.other.example',
    problem: (value) => passwordProblem(value) ?? blankSeparated(value).map(paymentProblem).find(Boolean),
  },
  /** Schemes of addresses that the native app opens. An empty value matches nothing. */
  VITE_APP_SCHEMES: {
    fallback: 'rupya',
    example: 'rupya',
    problem: (value) => blankSeparated(value).map(schemeProblem).find(Boolean),
  },
  /** The default market for addresses that name none. If empty, amounts have no currency sign. */
  VITE_MARKET: {
    fallback: '',
    example: 'in',
    problem: (value) => (value === '' || value === 'id' || value === 'in' ? undefined : 'it must be id or in'),
  },
  VITE_APP_NAME_EN: name('Rupya'),
  VITE_APP_NAME_ZH: name('卢比亚'),
  /** The app's name in a market. If empty, the English name is used. */
  VITE_APP_NAME_ID: marketName,
  VITE_APP_NAME_IN: marketName,
  VITE_THEME_BACKGROUND: colour('#006FD4'),
  VITE_LINK_COLOUR: colour('#006FD4'),
  VITE_FONT_COLOUR: colour('#FFFFFF'),
  /** The phone of Indonesia, and of pages whose market and language are unknown. */
  VITE_SERVICE_PHONE: phone('021-5095-0100'),
  /** India's phone. If the one above is given, this one is required too, or people in India would see an example. */
  VITE_SERVICE_PHONE_IN: phone('1800-300-0100'),
  /** When somebody answers these phones. If empty, no hours are shown. */
  VITE_SERVICE_HOURS: hours('1-5 08:00-17:00 WIB'),
  VITE_SERVICE_HOURS_IN: hours('1-6 09:00-18:00 IST'),
  ...companySettings,
  ...nativeAppSettings,
  /** The origin of the site, for search engines and for link previews in chats. If empty, addresses are written without it. */
  VITE_SITE_ORIGIN: {
    fallback: '',
    example: 'https://rupya.example',
    problem: (value) => (value === '' ? undefined : addressProblem(value, 'origin')),
  },
} satisfies Record<string, Setting>

type SettingName = keyof typeof settings

/** Names that have a meaning for Vite (https://vite.dev/config/), or that it sets while it reads `.env` files. */
const OF_VITE = [
  'VITE_USER_NODE_ENV',
  'VITE_DEBUG_FILTER',
  'VITE_DEPRECATION_TRACE',
  'VITE_CONFIG_NATIVE_IGNORE_WARNING',
]

export interface Env {
  apiBase: string
  h5Base: string
  paymentOrigins: string[]
  /** In lower case. */
  appSchemes: string[]
  /** The default for addresses that name no market. */
  market: Market | undefined
  appName: { en: string; zh: string; id: string; in: string }
  theme: { background: string; link: string; font: string }
  servicePhone: Record<Market, string>
  serviceHours: Record<Market, string>
}

/**
 * Checks the build's settings, the `VITE_` variables among `values`. Throws an error with one line for each invalid one: its
 * name, its value, the reason, and a valid example.
 */
export function readEnv(
  values: Record<string, string | undefined>,
  taken: TakenPaths = {},
): Env & { company: Company; nativeApps: NativeApps } {
  const unknown = Object.keys(values).filter(
    (key) => key.startsWith('VITE_') && !isSetting(key) && !OF_VITE.includes(key),
  )
  const wrong = settingNames().flatMap((key) => {
    const value = values[key]
    const { problem, example }: Setting = settings[key]
    const why = value === undefined ? undefined : problem(value, taken)
    return why === undefined
      ? []
      : [`${key}=${shown(value)} cannot work: ${why}. For example: ${key}=${quoted(example)}`]
  })
  const lines = [
    ...wrong,
    ...phoneMissing(values),
    ...companyProblems(values),
    ...nativeAppProblems(values),
    ...unknown.map(unknownSetting),
  ]
  if (lines.length > 0) throw new Error(lines.join('\n'))
  const valueOf = (key: SettingName) => values[key] ?? settings[key].fallback
  return {
    apiBase: valueOf('VITE_API_BASE'),
    h5Base: valueOf('VITE_H5_BASE'),
    paymentOrigins: blankSeparated(valueOf('VITE_PAYMENT_ORIGINS')),
    appSchemes: blankSeparated(valueOf('VITE_APP_SCHEMES')),
    market: readMarket(valueOf('VITE_MARKET')),
    appName: {
      en: valueOf('VITE_APP_NAME_EN'),
      zh: valueOf('VITE_APP_NAME_ZH'),
      id: valueOf('VITE_APP_NAME_ID'),
      in: valueOf('VITE_APP_NAME_IN'),
    },
    theme: {
      background: valueOf('VITE_THEME_BACKGROUND'),
      link: valueOf('VITE_LINK_COLOUR'),
      font: valueOf('VITE_FONT_COLOUR'),
    },
    servicePhone: { id: valueOf('VITE_SERVICE_PHONE'), in: valueOf('VITE_SERVICE_PHONE_IN') },
    serviceHours: { id: valueOf('VITE_SERVICE_HOURS'), in: valueOf('VITE_SERVICE_HOURS_IN') },
    nativeApps: readNativeApps(valueOf),
    company: {
      ...readCompany(valueOf),
      phone: valueOf('VITE_SERVICE_PHONE'),
      siteOrigin: valueOf('VITE_SITE_ORIGIN'),
    },
  }
}

/** Quoted as shells and `.env` files need it: without quotes, the text after a space or # is lost. */
const quoted = (value: string) => (/[\s#]/.test(value) ? `'${value}'` : value)

/** Shown on one line. */
const shown = (value = '') => withoutPassword(value).replaceAll(/\s/g, ' ')

const isSetting = (key: string): key is SettingName => key in settings
const settingNames = () => Object.keys(settings).filter(isSetting)

/** Checks the whole text, because a password may contain a space. */
const passwordProblem = (value: string) => (value.includes('@') ? 'it must hold no name and no password' : undefined)

/** Schemes that run, read or install something, that belong to the web, or that have their own rules here. */
const NO_APP_SCHEMES = (
  'http https javascript data vbscript blob file about intent filesystem view-source chrome content jar ws wss ftp ' +
  'mailto tel sms android-app chrome-extension itms-services'
).split(' ')

function schemeProblem(scheme: string) {
  if (/[,;]/.test(scheme)) return 'put blanks between several, no commas'
  if (scheme.includes(':')) return `write ${scheme} without its colon and what follows`
  if (/[A-Z]/.test(scheme)) return `write ${scheme} in small letters`
  if (!/^[a-z][a-z0-9+.-]{1,30}$/.test(scheme))
    return `${scheme} is no scheme: a letter, then letters, digits, +, . or -`
  return NO_APP_SCHEMES.includes(scheme) ? `${scheme}: is not an app's own` : undefined
}

function paymentProblem(origin: string) {
  if (/^https?:.*[,;]/i.test(origin)) return 'put blanks between several, no commas'
  const problem = addressProblem(origin, 'origin')
  return problem && `in ${origin} ${problem}`
}

function basePathProblem(path: string, taken: TakenPaths): string | undefined {
  if (path === '') return 'it is empty'
  if (path === '/') return 'every page of the app would be the API'
  if (/^[a-z][a-z0-9+.-]*:/i.test(path) || path.startsWith('//'))
    return 'the app calls only its own origin, so it must be a path'
  if (!path.startsWith('/')) return 'it must begin with /'
  if (/\s/.test(path)) return 'it has a blank in it'
  if (path.endsWith('/')) return 'it must not end with /'
  if (!/^(\/[\w-]+)+$/.test(path)) return 'between each / there must be letters, digits, - and _ only'
  const [, first = ''] = path.split('/')
  const other = Object.hasOwn(taken, first.toLowerCase()) && taken[first.toLowerCase()]
  return other ? `/${first} is ${other}` : undefined
}

/** Reported before the build: a borrower who sees the example number can call nobody. */
const phoneMissing = (values: Record<string, string | undefined>) => {
  const missing = PHONES.filter((key) => values[key] === undefined)
  return missing.length === 1
    ? [`${missing[0]} is missing: each market needs its phone, even where both are the same`]
    : []
}
const PHONES = ['VITE_SERVICE_PHONE', 'VITE_SERVICE_PHONE_IN'] as const

/** The value is not shown, because it may be secret. */
function unknownSetting(key: string): string {
  const meant = nearest(key, settingNames(), 4)
  return meant === undefined
    ? `${key} is no setting. There are ${settingNames().join(', ')}`
    : `${key} is no setting. Did you mean ${meant}?`
}

/** The word that needs the fewest letters added, removed or replaced to become this one; undefined if all need more than `most`. */
function nearest(written: string, words: readonly string[], most: number): string | undefined {
  const [first] = words
    .map((word) => ({ word, distance: distanceBetween(written, word) }))
    .toSorted((one, other) => one.distance - other.distance)
  return first && first.distance <= most ? first.word : undefined
}

function distanceBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1]
    for (const [column, otherLetter] of Array.from(other).entries()) {
      const [above = 0, aboveLeft = 0, left = 0] = [row[column + 1], row[column], next[column]]
      next.push(Math.min(above + 1, left + 1, aboveLeft + (letter === otherLetter ? 0 : 1)))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
