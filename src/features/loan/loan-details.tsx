import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type LoanDetails as Loan, loanQuery, type OrderRef } from '../../api/loan.ts'
import { env } from '../../platform/env.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { Card } from '../../ui/card.tsx'
import { DetailLines } from '../../ui/detail-lines.tsx'
import { Page } from '../../ui/page.tsx'
import { ContactLink } from './contact-link.tsx'
import { LoanActions } from './loan-actions.tsx'
import { ProductHeading } from './product-heading.tsx'
import { Recommendations } from './recommendations.tsx'
import { isUnknownStatus, ruleFor } from './rules.ts'
import { StatusCard } from './status-card.tsx'

export function LoanDetails({ order }: { order: OrderRef }) {
  const { data: loan } = useSuspenseQuery(loanQuery(order))
  const navigate = useNavigate()
  const { actions, icon, recommends, tone } = ruleFor(loan)
  return (
    <Page title={m.loan_details_title()}>
      <StatusCard icon={icon} tone={tone} title={loan.noticeStatusText} text={loan.noticeDesText} />
      <Card>
        <ProductHeading name={loan.productName} logo={loan.productLogo} />
        <DetailLines lines={detailLines(loan)} />
      </Card>
      {isUnknownStatus(loan.orderStatus) && <ContactLink phone={loan.telephone || env.servicePhone} />}
      <LoanActions order={order} actions={actions} onHome={() => void navigate({ href: '/' })} />
      {recommends && <Recommendations products={loan.recProducts ?? []} />}
    </Page>
  )
}

/** Lines without a label or a value are hidden (specification section 2). */
const detailLines = (loan: Loan) =>
  (loan.userOrderDetail.detail ?? []).flatMap(({ text, value }) => (text && value ? [{ label: text, value }] : []))
