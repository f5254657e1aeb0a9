import { mailLink } from '../../lib/mail-link.ts'
import { phoneLink } from '../../lib/phone-link.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import type { Locale } from '../../platform/i18n/generated/runtime.js'
import { LANGUAGES } from '../../platform/i18n/languages.ts'
import type { Company } from '../../platform/company-settings.ts'
import { GrievanceOfficer, Registration } from '../legal/lender-details.tsx'

/** The year of the build. */
const YEAR = new Date().getFullYear()

/** The lender and its contacts (SITE-4, SITE-7). */
export function SiteFooter({ company, language }: { company: Company; language: Locale }) {
  const to = (path: string) => `${path}?lang=${LANGUAGES[language].lang}`
  return (
    <div className="site-foot">
      <div className="site-foot-columns">
        <section>
          <h2>{company.name}</h2>
          <dl>
            <dt>{m.site_footer_registration()}</dt>
            <dd>
              <Registration numbers={company.registrations} />
            </dd>
            <dt>{m.site_footer_address()}</dt>
            <dd>{company.address}</dd>
            {company.grievance && (
              <>
                <dt>{m.legal_grievance()}</dt>
                <dd>
                  <GrievanceOfficer officer={company.grievance} />
                </dd>
              </>
            )}
          </dl>
        </section>
        <section>
          <h2>{m.site_footer_contact()}</h2>
          <ul>
            <li>
              <a href={mailLink(company.email)}>{company.email}</a>
            </li>
            <li>
              <a href={phoneLink(company.phone)}>{company.phone}</a>
            </li>
            <li>
              <a href={to('/customerService')}>{m.site_footer_service()}</a>
            </li>
          </ul>
        </section>
        <section>
          <h2>{m.site_footer_pages()}</h2>
          <ul>
            <li>
              <a href={to('/aboutUs')}>{m.site_about()}</a>
            </li>
            <li>
              <a href={to('/privacyPolicy')}>{m.site_policy()}</a>
            </li>
            <li>
              <a href={to('/loanAgreement')}>{m.site_loan()}</a>
            </li>
          </ul>
        </section>
      </div>
      <p className="site-copyright">
        {m.site_footer_care()} {m.site_copyright({ year: YEAR, name: company.name })}
      </p>
    </div>
  )
}
