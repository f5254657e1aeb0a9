import { m } from '../../platform/i18n/generated/messages.js'
import type { Locale } from '../../platform/i18n/generated/runtime.js'
import type { Company } from '../../platform/company-settings.ts'
import { LANGUAGES, LOCALES } from '../../platform/i18n/languages.ts'
import { Mark } from '../../ui/mark.tsx'
import { registerLink } from './register-link.ts'
import { type Section, sectionId, SECTIONS } from './sections.ts'

/** The name of each section in the navigation. */
const SECTION_NAMES: Record<Section, () => string> = {
  home: m.site_home,
  about: m.site_about,
  feedback: m.site_feedback,
  policy: m.site_policy,
  loan: m.site_loan,
}

interface SiteHeaderProps {
  /** The page's own path: the sections exist only at `/`. */
  path: string
  language: Locale
  appName: string
  company: Company
}

export function SiteHeader({ path, language, appName, company }: SiteHeaderProps) {
  const register = registerLink(company, language)
  const home = path === '/' ? '' : `/?lang=${LANGUAGES[language].lang}`
  return (
    <div className="site-bar">
      <a className="site-skip" href={path === '/' ? `#${sectionId(language, 'home')}` : `#page-${language}`}>
        {m.site_skip()}
      </a>
      <a className="site-brand" href={`${home}#${sectionId(language, 'home')}`}>
        <Mark />
        {appName}
      </a>
      <details className="site-menu">
        <summary>
          {m.site_menu()}
          {/* Without scripts, the menus of all languages are side by side. */}
          <span className="site-no-script"> {language.toUpperCase()}</span>
        </summary>
        <nav aria-label={m.site_navigation()}>
          <ul>
            {SECTIONS.map((section) => (
              <li key={section}>
                <a href={`${home}#${sectionId(language, section)}`}>{SECTION_NAMES[section]()}</a>
              </li>
            ))}
            {register && (
              <li>
                <a className="site-register" href={register}>
                  {m.site_register_short()}
                </a>
              </li>
            )}
          </ul>
        </nav>
      </details>
      <ul className="site-languages" aria-label={m.language()}>
        {LOCALES.map((locale) => (
          <LanguageLink key={locale} language={locale} current={language} />
        ))}
      </ul>
    </div>
  )
}

interface LanguageLinkProps {
  language: Locale
  current: Locale
}

const LanguageLink = ({ language, current }: LanguageLinkProps) => (
  <li>
    <a
      href={`?lang=${LANGUAGES[language].lang}`}
      lang={language}
      hrefLang={language}
      aria-current={language === current ? 'true' : undefined}
    >
      {language.toUpperCase()}
      <span className="site-unseen"> {m.own_language({}, { locale: language })}</span>
    </a>
  </li>
)
