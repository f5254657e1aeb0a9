import { m } from '../../platform/i18n/generated/messages.js'
import { Article, type ArticleProps, type Section } from './article.tsx'
import { LenderDetails } from './lender-details.tsx'

/**
 * How personal data is used (SITE-15 to SITE-23). It describes this app: if you change the app's use of data, change this
 * text too.
 */
export function PrivacyPolicy({ company, id }: ArticleProps) {
  const { name: host, email, phone } = company
  const sections: Section[] = [
    {
      name: 'use',
      title: m.privacy_use_title(),
      blocks: [
        { heading: m.privacy_use_what() },
        [
          m.privacy_use_given(),
          m.privacy_use_loans(),
          m.privacy_use_sent(),
          m.privacy_use_device(),
          m.privacy_use_visit(),
        ],
        m.privacy_use_not_asked(),
        { heading: m.privacy_use_why() },
        [
          m.privacy_use_decide(),
          m.privacy_use_pay(),
          m.privacy_use_codes(),
          m.privacy_use_help(),
          m.privacy_use_products(),
          m.privacy_use_safety(),
        ],
      ],
    },
    {
      name: 'disclosure',
      title: m.privacy_disclosure_title(),
      blocks: [
        m.privacy_disclosure_text(),
        [
          m.privacy_disclosure_payments(),
          m.privacy_disclosure_products(),
          m.privacy_disclosure_helpers(),
          m.privacy_disclosure_assignment(),
          m.privacy_disclosure_authorities(),
        ],
      ],
    },
    {
      name: 'cookies',
      title: m.privacy_cookies_title(),
      blocks: [
        m.privacy_cookies_none(),
        m.privacy_cookies_device(),
        [
          m.privacy_cookies_choice(),
          m.privacy_cookies_payments(),
          m.privacy_cookies_complaints(),
          m.privacy_cookies_phone(),
          m.privacy_cookies_forms(),
          m.privacy_cookies_chat(),
          m.privacy_cookies_waits(),
        ],
        m.privacy_cookies_never(),
        m.privacy_cookies_delete(),
        m.privacy_cookies_others(),
      ],
    },
    {
      name: 'security',
      title: m.privacy_security_title(),
      blocks: [
        [
          m.privacy_security_encrypted(),
          m.privacy_security_address(),
          m.privacy_security_photos(),
          m.privacy_security_borrowers(),
          m.privacy_security_codes(),
        ],
        m.privacy_security_report({ email, phone }),
      ],
    },
    {
      name: 'equality',
      title: m.privacy_equality_title(),
      blocks: [
        m.privacy_equality_text(),
        [
          m.privacy_equality_gender(),
          m.privacy_equality_race(),
          m.privacy_equality_ethnicity(),
          m.privacy_equality_religion(),
          m.privacy_equality_origin(),
          m.privacy_equality_orientation(),
          m.privacy_equality_disability(),
          m.privacy_equality_medical(),
          m.privacy_equality_opinion(),
        ],
        m.privacy_equality_report(),
      ],
    },
    {
      name: 'rights',
      title: m.privacy_rights_title(),
      blocks: [
        m.privacy_rights_text({ email, phone }),
        [
          m.privacy_rights_access(),
          m.privacy_rights_correction(),
          m.privacy_rights_erasure(),
          m.privacy_rights_account(),
          m.privacy_rights_object(),
          m.privacy_rights_restrict(),
          m.privacy_rights_consent(),
          m.privacy_rights_authority(),
        ],
      ],
    },
    {
      name: 'minors',
      title: m.privacy_minors_title(),
      blocks: [m.privacy_minors_age(), m.privacy_minors_report()],
    },
    { name: 'changes', title: m.privacy_changes_title(), blocks: [m.privacy_changes_text(), m.privacy_changes_read()] },
    {
      name: 'contacts',
      title: m.privacy_contacts_title(),
      blocks: [m.privacy_contacts_text(), <LenderDetails key="lender" company={company} />],
    },
  ]
  return (
    <Article
      phone={phone}
      title={m.privacy_title()}
      lead={[m.privacy_summary({ host }), m.privacy_scope()]}
      sections={sections}
      isNumbered
      id={id}
    />
  )
}
