import type { ReactNode } from 'react'
import { SiteDrawings } from '../../features/site/official/drawings.tsx'
import { SiteFooter } from '../../features/site/official/footer.tsx'
import { SiteHeader } from '../../features/site/official/header.tsx'
import { OfficialSite } from '../../features/site/official/official-site.tsx'
import type { Locale } from '../../platform/i18n/generated/runtime.js'
import { m } from '../../platform/i18n/generated/messages.js'
import type { Company } from '../../platform/read-env.ts'

/** What a page of the site is made of, in one language. */
export interface PageContext {
  path: string
  language: Locale
  company: Company
  appName: string
}

interface SitePage {
  path: string
  /** The page that says the same, which search engines should show. */
  canonical: string
  title: (context: PageContext) => string
  description: () => string
  main: (context: PageContext) => ReactNode
}

/** Every page that is written at build time, and needs no script to be read. */
export const SITE_PAGES: SitePage[] = [
  {
    path: '/',
    canonical: '/',
    title: ({ appName }) => m.site_title({ name: appName }),
    description: () => m.site_description(),
    main: (context) => <OfficialSite {...context} />,
  },
  {
    path: '/User',
    canonical: '/User',
    title: ({ appName }) => `${m.site_user_title()} · ${appName}`,
    description: () => m.site_description(),
    main: (context) => (
      <div className="site-page" id={`page-${context.language}`} tabIndex={-1}>
        <h1 className="site-unseen">{m.site_user_title()}</h1>
      </div>
    ),
  },
]

export const drawings = <SiteDrawings />

export const header = (context: PageContext) => <SiteHeader {...context} />
export const footer = (context: PageContext) => <SiteFooter {...context} />
