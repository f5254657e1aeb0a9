import * as v from 'valibot'

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #006FD4'))
const webAddress = v.union(
  [v.literal(''), v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//))],
  'must be empty or an address like https://host',
)

/** A payment site must use https, except on a developer's machine. */
const paymentOrigin = v.pipe(
  v.string(),
  v.regex(
    /^(https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*|http:\/\/localhost)(:\d{1,5})?$/,
    'must be an origin like https://host',
  ),
)
const blankSeparated = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s+/).filter(Boolean)),
)

const settings = v.object({
  /** Where the API is: a path of this origin, which its proxy strips. Another origin would need another CSP. */
  VITE_API_BASE: v.optional(v.pipe(v.string(), v.regex(/^(\/[\w-]+)+$/, 'must be a path like /gateway')), '/gateway'),
  /** Where the lender's own pages are; links to this origin open in the page. Empty matches nothing. */
  VITE_H5_BASE: v.optional(webAddress, ''),
  /** Where a borrower may be sent to pay. Empty matches nothing. */
  VITE_PAYMENT_ORIGINS: v.optional(v.pipe(blankSeparated, v.array(paymentOrigin)), ''),
  VITE_APP_NAME_EN: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty')), 'Rupya'),
  VITE_APP_NAME_ZH: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty')), '卢比亚'),
  VITE_THEME_BACKGROUND: v.optional(colour, '#006FD4'),
  VITE_LINK_COLOUR: v.optional(colour, '#006FD4'),
  VITE_FONT_COLOUR: v.optional(colour, '#FFFFFF'),
  VITE_SERVICE_PHONE: v.optional(
    v.pipe(v.string(), v.regex(/^[0-9+() -]{5,20}$/, 'must be a phone number')),
    '021-5095-0100',
  ),
})

export interface Env {
  apiBase: string
  h5Base: string
  paymentOrigins: string[]
  appName: { en: string; zh: string }
  theme: { background: string; link: string; font: string }
  servicePhone: string
}

/** Checks the build's settings. Throws one error that names every setting that is wrong, and how. */
export function readEnv(values: Record<string, unknown>): Env {
  const { output, issues } = v.safeParse(settings, values)
  if (issues) {
    const reasons = issues.map((issue) => `  ${v.getDotPath(issue) ?? ''} ${issue.message}`)
    throw new Error(`The app's settings are wrong (see .env.example):\n${reasons.join('\n')}`)
  }
  return {
    apiBase: output.VITE_API_BASE,
    h5Base: output.VITE_H5_BASE,
    paymentOrigins: output.VITE_PAYMENT_ORIGINS,
    appName: { en: output.VITE_APP_NAME_EN, zh: output.VITE_APP_NAME_ZH },
    theme: { background: output.VITE_THEME_BACKGROUND, link: output.VITE_LINK_COLOUR, font: output.VITE_FONT_COLOUR },
    servicePhone: output.VITE_SERVICE_PHONE,
  }
}
