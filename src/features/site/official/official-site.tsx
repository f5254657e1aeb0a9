import type { ReactNode } from 'react'
import { m } from '../../../platform/i18n/generated/messages.js'
import type { Locale } from '../../../platform/i18n/generated/runtime.js'
import { LANG } from '../../../platform/i18n/language-of.ts'
import type { Company } from '../../../platform/read-env.ts'
import { AboutUs } from '../about/about-us.tsx'
import { Feedback } from './feedback.tsx'
import { FramedPage } from './framed-page.tsx'
import { Home } from './home.tsx'
import { type Section, sectionId } from './sections.ts'

interface OfficialSiteProps {
  language: Locale
  company: Company
  sections: readonly Section[]
}

/** Sections, one below the other; where scripts run, only the chosen one is shown. */
export function OfficialSite({ language, company, sections }: OfficialSiteProps) {
  const own = (path: string) => ({ src: `${path}#only-${language}`, href: `${path}?lang=${LANG[language]}` })
  const terms = company.termsUrl
    ? { src: company.termsUrl, href: company.termsUrl, isOutside: true }
    : own('/privacyPolicy')
  const content: Record<Section, ReactNode> = {
    home: <Home company={company} language={language} />,
    about: <AboutUs company={company} id={(part) => `${language}-about-${part}`} />,
    feedback: <Feedback company={company} language={language} />,
    policy: <FramedPage title={m.site_policy()} text={m.site_policy_text()} {...terms} />,
    loan: <FramedPage title={m.site_loan()} text={m.site_loan_text()} {...own('/loanAgreement')} />,
  }
  return sections.map((section) => (
    <div key={section} id={sectionId(language, section)} className="site-section" data-section={section} tabIndex={-1}>
      {content[section]}
    </div>
  ))
}
