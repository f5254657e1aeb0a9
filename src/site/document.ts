import { escapeHtml } from '../lib/html.ts'
import type { Locale } from '../platform/i18n/generated/runtime.js'
import { inOtherLanguages, LANGUAGES, LOCALES } from '../platform/i18n/languages.ts'
import type { Company } from '../platform/company-settings.ts'
import type { Env } from '../platform/read-env.ts'
import type { AppFiles } from '../early/hand-over/load-app.ts'

/** The data for the script of boot.ts. */
export interface SiteFiles {
  /** The script that improves the site's page. */
  script: string
  /** The app, which handles the hash addresses of `/` (APP-10). Other pages of the site have none. */
  app?: SharedApp
}

/** The files that a build puts into each page. */
export interface SiteAssets {
  /** The element in the head that contains or loads site.css. */
  look: string
  /** The same for rest.css. It comes after the first visible part, so that a slow connection shows that part sooner. */
  restOfLook: string
  /** The script of boot.ts. */
  boot: string
  /** The address of the script of enhance.ts. */
  script: string
  /**
   * The app, for the address that it shares with the site: the content of `#app`, the files that boot.ts loads to start it,
   * and the file that starts it if boot.ts did not run.
   */
  app?: { html: string; loads: SharedApp; anyway?: string | undefined } | undefined
}

export interface SharedApp extends AppFiles {
  /** The development server first adds more to the page. */
  waits: boolean
  /** The script that opens the loan order at its hash address before the app has loaded. */
  early?: string
}

interface SiteDocument {
  canonical: string
  /** The language of its head, which programs read that run no scripts, such as previews in chats. */
  shown: Locale
  /** One per language, in the order of LOCALES. */
  titles: string[]
  descriptions: string[]
  company: Company
  servicePhone: Env['servicePhone']
  appName: string
  theme: Env['theme']
  assets: SiteAssets
  /** The HTML of all languages. */
  body: string
}

/** Attributes with a text in the other languages. boot.ts puts one in place of the text that is shown. */
const inOthers = (texts: string[], shown: Locale) =>
  LOCALES.map((language, index) =>
    language === shown ? '' : ` data-${language}="${escapeHtml(texts[index] ?? '')}"`,
  ).join('')

/** JSON that is safe inside a script element. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

interface SocialCard {
  title: string
  description: string
  url: string
  appName: string
  origin: string
  shown?: Locale
}

/** The preview of a link in a chat. */
const socialTags = ({
  title,
  description,
  url,
  appName,
  origin,
  shown = LOCALES[0],
}: SocialCard) => `<meta property="og:type" content="website">
<meta property="og:site_name" content="${escapeHtml(appName)}">
<meta property="og:title" content="${escapeHtml(title)}">
<meta property="og:description" content="${escapeHtml(description)}">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${origin}/social-card.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
${[shown, ...LOCALES.filter((language) => language !== shown)].map((language, index) => `<meta property="og:locale${index === 0 ? '' : ':alternate'}" content="${language}_${LANGUAGES[language].market.toUpperCase()}">`).join('\n')}
<meta name="twitter:card" content="summary_large_image">`

/** Adds the tags for search engines and chats to the app's page, for an address that anybody may open. */
export const withSocialTags = (html: string, card: SocialCard) =>
  html.replace(
    /(?=<\/head>)/,
    () => `<meta name="description" content="${escapeHtml(card.description)}">\n${socialTags(card)}\n`,
  )

/** The lender's colours, above the defaults of app/theme.css. */
export const lenderColours = ({ background, link, font }: Env['theme']) =>
  `html:root{--lender-background:${background};--lender-link:${link};--lender-font:${font}}`

/** One page of the site. */
export function siteDocument(page: SiteDocument): string {
  const { canonical, shown, titles, descriptions, company, servicePhone, appName, theme, assets, body } = page
  const [title = '', description = ''] = [titles, descriptions].map((texts) => texts[LOCALES.indexOf(shown)])
  const at = (path: string) => company.siteOrigin + path
  const own = shown === LOCALES[0] ? at(canonical) : `${at(canonical)}?lang=${LANGUAGES[shown].lang}`
  const { look, boot, script, app } = assets
  return `<!doctype html>
<html lang="${shown}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="referrer" content="no-referrer">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" data-app="#f2f5f9">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#161e29" data-app="#0d131b">
<title${inOthers(titles, shown)}>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}"${inOthers(descriptions, shown)}>
<link rel="canonical" href="${own}">
${LOCALES.map((language) => `<link rel="alternate" hreflang="${language}" href="${at(canonical)}?lang=${LANGUAGES[language].lang}">`).join('\n')}
<link rel="alternate" hreflang="x-default" href="${at(canonical)}">
${socialTags({ title, description, url: own, shown, appName, origin: company.siteOrigin })}
<script type="application/ld+json">${json(organisation(company, appName, servicePhone))}</script>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${PLACES}${lenderColours(theme)}</style>
${look}
<script type="application/json" id="site-files">${json({ script, ...(app && { app: app.loads }) } satisfies SiteFiles)}</script>
<script>${boot}</script>
</head>
<body>
${app ? `<div id="early"></div><div id="app">${app.html}</div>` : ''}
<div id="site">
${body}
</div>
${app?.anyway ? `<script src="${app.anyway}" async fetchpriority="low"></script>` : ''}
</body>
</html>
`
}

/**
 * Which of the two at this address is shown, and which language once the script has chosen one. The app's element becomes
 * visible when its styles have loaded (early/hand-over/places.css) or have failed to load.
 */
const PLACES = `html:not(.app) #app,.app #site,${inOtherLanguages('.js') || ':not(*)'}{display:none}:where(.app:not(.failed):not(.gone)) #app{display:none}`

/** https://schema.org/FinancialService */
const organisation = (
  { name, email, address, siteOrigin }: Company,
  appName: string,
  servicePhone: Env['servicePhone'],
) => ({
  '@context': 'https://schema.org',
  '@type': 'FinancialService',
  name: appName,
  legalName: name,
  url: `${siteOrigin}/`,
  logo: `${siteOrigin}/icon.svg`,
  image: `${siteOrigin}/social-card.png`,
  email,
  contactPoint: Object.entries(servicePhone).map(([market, telephone]) => ({
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone,
    areaServed: market.toUpperCase(),
  })),
  address,
  areaServed: ['ID', 'IN'],
})
