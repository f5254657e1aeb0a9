import { m } from '../../platform/i18n/generated/messages.js'
import { Article, type ArticleProps, type Section } from '../legal/article.tsx'
import { LenderDetails } from '../legal/lender-details.tsx'

/** The lender, its loans, and how to begin (SITE-24). It makes no promise that the loan terms contradict. */
export function AboutUs({ company, id }: ArticleProps) {
  const { name: host, email, phone } = company
  const sections: Section[] = [
    {
      name: 'repayment',
      title: m.about_repayment_title(),
      blocks: [
        m.about_repayment_text(),
        [
          m.about_repayment_ways(),
          m.about_repayment_instalments(),
          m.about_repayment_extension(),
          m.about_repayment_shown(),
        ],
      ],
    },
    {
      name: 'safety',
      title: m.about_safety_title(),
      blocks: [
        m.about_safety_text(),
        [m.about_safety_before(), m.about_safety_twice(), m.about_safety_data(), m.about_safety_codes()],
      ],
    },
    {
      name: 'service',
      title: m.about_service_title(),
      blocks: [
        m.about_service_text({ email, phone }),
        [m.about_service_chat(), m.about_service_complaints(), m.about_service_late()],
      ],
    },
    {
      name: 'products',
      title: m.about_products_title(),
      blocks: [m.about_products_text(), <Ranges key="ranges" />, m.about_products_decision(), m.about_products_repay()],
    },
    {
      name: 'start',
      title: m.about_start_title(),
      blocks: [
        {
          steps: [
            company.registerTemplate.id || company.registerTemplate.in ? m.about_start_register() : m.about_start_app(),
            m.about_start_apply(),
            m.about_start_read(),
            m.about_start_confirm(),
            m.about_start_repay(),
          ],
        },
        m.about_start_time(),
      ],
    },
    { name: 'company', title: m.about_company_title(), blocks: [<LenderDetails key="lender" company={company} />] },
  ]
  return (
    <Article
      phone={phone}
      title={m.about_title()}
      lead={[m.about_lead({ host }), m.about_aim()]}
      sections={sections}
      id={id}
    />
  )
}

/** The loan amounts in each market (SITE-6). */
const Ranges = () => (
  <table className="legal-table">
    <caption>{m.about_range_caption()}</caption>
    <thead>
      <tr>
        <th scope="col">{m.about_range_market()}</th>
        <th scope="col">{m.about_range_amount()}</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">{m.about_range_indonesia()}</th>
        <td>{m.about_range_rupiah()}</td>
      </tr>
      <tr>
        <th scope="row">{m.about_range_india()}</th>
        <td>{m.about_range_rupees()}</td>
      </tr>
    </tbody>
  </table>
)
