import type { ReactNode } from 'react'
import { BackButton } from '../../parts/back-button.tsx'
import { SiteLink } from '../../parts/site-link.tsx'
import { company } from '../../platform/company.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { lenderPhone } from '../../platform/lender-phone.ts'
import { buttonClass } from '../../ui/button.tsx'
import { NoWrap } from '../../ui/no-wrap.tsx'
import { Page } from '../../ui/page.tsx'
import styles from './agreement-template.module.css'

/** The agreement of a registration (JOIN-20), in our words: the specification has none. */
export function AgreementTemplate() {
  const { name: host, email } = company
  const phone = lenderPhone()
  const sections: [heading: string, text: ReactNode][] = [
    [m.join_terms_account(), m.join_terms_account_text()],
    [m.join_terms_who(), m.join_terms_who_text()],
    [m.join_terms_codes(), m.join_terms_codes_text({ host })],
    [m.join_terms_data(), m.join_terms_data_text()],
    [m.join_terms_loan(), m.join_terms_loan_text()],
    [m.join_terms_leave(), m.join_terms_leave_text()],
    [m.join_terms_contact(), <NoWrap key="contact" text={m.join_terms_contact_text({ email, phone })} part={phone} />],
  ]
  return (
    <Page title={m.join_agreement()} start={<BackButton />}>
      <article className={styles.text}>
        <p>{m.join_terms_intro({ host })}</p>
        {sections.map(([heading, text]) => (
          <section key={heading}>
            <h2 className={styles.heading}>{heading}</h2>
            <p>{text}</p>
          </section>
        ))}
      </article>
      <nav className={styles.links} aria-label={m.join_agreement()}>
        <SiteLink path="/privacyPolicy" className={buttonClass.secondary}>
          {m.join_terms_privacy()}
        </SiteLink>
        <SiteLink path="/loanAgreement" className={buttonClass.secondary}>
          {m.join_terms_loans()}
        </SiteLink>
      </nav>
    </Page>
  )
}
