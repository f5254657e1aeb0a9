import type { ReactNode } from 'react'
import { AboutUs } from './about/about-us.tsx'
import { LoanTerms } from './legal/loan-terms.tsx'
import { PrivacyPolicy } from './legal/privacy-policy.tsx'
import { SiteDrawings } from './official/drawings.tsx'
import { SiteFooter } from './official/footer.tsx'
import { SiteHeader } from './official/header.tsx'
import { SiteHero, SiteRestOfHome, SiteSections } from './official/official-site.tsx'
import type { Locale } from '../platform/i18n/generated/runtime.js'
import { m } from '../platform/i18n/generated/messages.js'
import type { Company } from '../platform/company-settings.ts'
import type { SITE_PATHS } from './paths.ts'

/** The data of a page of the site in one language. */
export interface PageContext {
  path: string
  language: Locale
  company: Company
  appName: string
}

interface SitePage {
  title: (context: PageContext) => string
  description: () => string
  /** From top to bottom. Each part is sent in every language before the next, so that a slow connection shows the top first. */
  main: ((context: PageContext) => ReactNode)[]
}

const titled = (title: string, appName: string) => `${title} · ${appName}`

/** All languages are in one document. */
const idsOf =
  ({ language }: PageContext) =>
  (section: string) =>
    `${language}-${section}`

/** Every page that is written at build time and is readable without scripts. */
export const SITE_PAGES: Record<(typeof SITE_PATHS)[keyof typeof SITE_PATHS], SitePage> = {
  '/': {
    title: ({ appName }) => m.site_title({ name: appName }),
    description: () => m.site_description(),
    main: [
      (context) => <SiteHero {...context} />,
      (context) => <SiteRestOfHome {...context} />,
      (context) => <SiteSections {...context} />,
    ],
  },
  '/aboutUs': {
    title: ({ appName }) => titled(m.about_title(), appName),
    description: () => m.about_page_description(),
    main: [(context) => page(context, <AboutUs {...context} id={idsOf(context)} />)],
  },
  '/privacyPolicy': {
    title: ({ appName }) => titled(m.privacy_title(), appName),
    description: () => m.privacy_page_description(),
    main: [(context) => page(context, <PrivacyPolicy {...context} id={idsOf(context)} />)],
  },
  '/loanAgreement': {
    title: ({ appName }) => titled(m.terms_title(), appName),
    description: () => m.terms_page_description(),
    main: [(context) => page(context, <LoanTerms {...context} id={idsOf(context)} />)],
  },
  '/User': {
    title: ({ appName }) => titled(m.site_user_title(), appName),
    description: () => m.user_page_description(),
    main: [(context) => page(context, <h1 className="site-unseen">{m.site_user_title()}</h1>)],
  },
}

const page = ({ language }: PageContext, content: ReactNode) => (
  <div className="site-page" id={`page-${language}`} tabIndex={-1}>
    {content}
  </div>
)

export const drawings = <SiteDrawings />

export const header = (context: PageContext) => <SiteHeader {...context} />
export const footer = (context: PageContext) => <SiteFooter {...context} />
