import type { ReactNode } from 'react'
import { m } from '../../platform/i18n/generated/messages.js'
import type { Locale } from '../../platform/i18n/generated/runtime.js'
import { LANGUAGES } from '../../platform/i18n/languages.ts'
import type { Company } from '../../platform/company-settings.ts'
import { AboutUs } from '../about/about-us.tsx'
import { Feedback } from './feedback.tsx'
import { FramedPage } from './framed-page.tsx'
import { HomeHero, RestOfHome } from './home.tsx'
import { type Section, sectionId, SECTIONS } from './sections.ts'

interface OfficialSiteProps {
  language: Locale
  company: Company
}

// All sections follow one another; with scripts, only the chosen one is shown.

/** The home's first screen, separate from the rest, which is sent later. */
export const SiteHero = (props: OfficialSiteProps) => (
  <div id={sectionId(props.language, 'home')} className="site-section site-first" data-section="home" tabIndex={-1}>
    <HomeHero {...props} />
  </div>
)

export const SiteRestOfHome = (props: OfficialSiteProps) => (
  <div className="site-section site-second" data-section="home">
    <RestOfHome {...props} />
  </div>
)

export function SiteSections({ language, company }: OfficialSiteProps) {
  const own = (path: string) => ({ src: `${path}#only-${language}`, href: `${path}?lang=${LANGUAGES[language].lang}` })
  const policy = own('/privacyPolicy')
  const terms = company.termsUrl
    ? {
        text: m.site_policy_text(),
        src: company.termsUrl,
        href: company.termsUrl,
        isOutside: true,
        also: { href: policy.href, words: m.site_read_policy() },
      }
    : { text: m.site_policy_own(), ...policy }
  const content: Record<Exclude<Section, 'home'>, ReactNode> = {
    about: <AboutUs company={company} id={(part) => `${language}-about-${part}`} />,
    feedback: <Feedback company={company} language={language} />,
    policy: <FramedPage title={m.site_policy()} {...terms} />,
    loan: <FramedPage title={m.site_loan()} text={m.site_loan_text()} {...own('/loanAgreement')} />,
  }
  return SECTIONS.map(
    (section) =>
      section !== 'home' && (
        <div
          key={section}
          id={sectionId(language, section)}
          className="site-section"
          data-section={section}
          tabIndex={-1}
        >
          {content[section]}
        </div>
      ),
  )
}
