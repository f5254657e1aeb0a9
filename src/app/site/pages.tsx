import type { ReactNode } from 'react'
import { SiteFooter } from '../../features/site/official/footer.tsx'
import { SiteHeader } from '../../features/site/official/header.tsx'
import { OfficialSite } from '../../features/site/official/official-site.tsx'
import type { Locale } from '../../platform/i18n/generated/runtime.js'
import { m } from '../../platform/i18n/generated/messages.js'
import type { Company } from '../../platform/read-env.ts'
import type { SITE_PATHS } from './paths.ts'

/** What a page of the site is made of, in one language. */
export interface PageContext {
  language: Locale
  company: Company
  appName: string
}

interface SitePage {
  title: (context: PageContext) => string
  description: () => string
  main: (context: PageContext) => ReactNode
}

/** Every page that is written at build time, and needs no script to be read. */
export const SITE_PAGES: Record<(typeof SITE_PATHS)[keyof typeof SITE_PATHS], SitePage> = {
  '/': {
    title: ({ appName }) => m.site_title({ name: appName }),
    description: () => m.site_description(),
    main: (context) => <OfficialSite {...context} />,
  },
  '/aboutUs': {
    title: ({ appName }) => m.site_title({ name: appName }),
    description: () => m.site_description(),
    main: (context) => <OfficialSite {...context} />,
  },
  '/privacyPolicy': {
    title: ({ appName }) => m.site_title({ name: appName }),
    description: () => m.site_description(),
    main: (context) => <OfficialSite {...context} />,
  },
  '/loanAgreement': {
    title: ({ appName }) => m.site_title({ name: appName }),
    description: () => m.site_description(),
    main: (context) => <OfficialSite {...context} />,
  },
  '/User': {
    title: ({ appName }) => m.site_title({ name: appName }),
    description: () => m.site_description(),
    main: (context) => <OfficialSite {...context} />,
  },
}

export const header = (context: PageContext) => <SiteHeader {...context} />
export const footer = (context: PageContext) => <SiteFooter {...context} />
