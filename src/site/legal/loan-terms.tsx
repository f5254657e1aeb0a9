import { m } from '../../platform/i18n/generated/messages.js'
import { Article, type ArticleProps, type Section } from './article.tsx'
import { LenderDetails } from './lender-details.tsx'

/** The terms of a loan in India (SITE-25 to SITE-35). The loan agreement covers what the specification does not. */
export function LoanTerms({ company, id }: ArticleProps) {
  const { name: host, email, phone } = company
  const sections: Section[] = [
    { name: 'lender', title: m.terms_lender_title(), blocks: [m.terms_lender_text({ host }), m.terms_lender_more()] },
    {
      name: 'borrower',
      title: m.terms_borrower_title(),
      blocks: [m.terms_borrower_text(), [m.terms_borrower_age(), m.terms_borrower_national()]],
    },
    {
      name: 'decision',
      title: m.terms_decision_title(),
      blocks: [[m.terms_decision_time(), m.terms_credit_time()], m.terms_decision_read()],
    },
    { name: 'term', title: m.terms_term_title(), blocks: [m.terms_term_text(), m.terms_term_yours()] },
    {
      name: 'late',
      title: m.terms_late_title(),
      blocks: [
        m.terms_late_text(),
        { heading: m.terms_late_fee_title() },
        m.terms_late_fee(),
        { heading: m.terms_penalty_title() },
        m.terms_penalty_text(),
        <Penalties key="penalties" />,
        m.terms_penalty_weight(),
        m.terms_late_help({ phone }),
      ],
    },
    {
      name: 'prepayment',
      title: m.terms_prepayment_title(),
      blocks: [m.terms_prepayment_text(), [m.terms_prepayment_half(), m.terms_prepayment_days()]],
    },
    { name: 'data', title: m.terms_data_title(), blocks: [m.terms_data_text(), m.terms_data_how({ email, phone })] },
    {
      name: 'assignment',
      title: m.terms_assignment_title(),
      blocks: [m.terms_assignment_text(), m.terms_assignment_notice()],
    },
    { name: 'judgment', title: m.terms_judgment_title(), blocks: [m.terms_judgment_text()] },
    {
      name: 'contacts',
      title: m.terms_contacts_title(),
      blocks: [m.terms_contacts_text({ host, email, phone }), <LenderDetails key="lender" company={company} />],
    },
  ]
  return (
    <Article
      phone={phone}
      title={m.terms_title()}
      lead={[m.terms_market(), m.terms_summary(), m.terms_other_market()]}
      sections={sections}
      isNumbered
      id={id}
    />
  )
}

/** The daily penalty by days overdue, with an example for a round amount, because percents are hard to imagine. */
function Penalties() {
  const rows = [
    [m.terms_penalty_first_days(), m.terms_penalty_first(), m.terms_penalty_first_example()],
    [m.terms_penalty_next_days(), m.terms_penalty_next(), m.terms_penalty_next_example()],
    [m.terms_penalty_last_days(), m.terms_penalty_last(), m.terms_penalty_last_example()],
  ] as const
  return (
    <table className="legal-table">
      <caption>{m.terms_penalty_caption()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.terms_penalty_days()}</th>
          <th scope="col">{m.terms_penalty_share()}</th>
          <th scope="col">{m.terms_penalty_example()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([days, share, example]) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td>{share}</td>
            <td>{example}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
