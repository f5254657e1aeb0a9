import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { loanQuery, type OrderRef } from '../../api/loan.ts'
import { useBack } from '../../platform/back.ts'
import { env } from '../../platform/env.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { lazyPart } from '../../platform/lazy-part.ts'
import { Card } from '../../ui/card.tsx'
import { DetailLines } from '../../ui/detail-lines.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Page } from '../../ui/page.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { StatusCard } from '../../ui/status-card.tsx'
import { LoanActions } from './loan-actions.tsx'
import { OrderHeading } from './order-heading.tsx'
import { Recommendations } from './recommendations.tsx'
import { RefreshButton } from './refresh-button.tsx'
import { asksForRating, isUnknownStatus, ruleFor } from './rules.ts'
import { shownLoan } from './shown-loan.ts'
import { StatusIcon } from './status-icon.tsx'

// Most orders never ask.
const RatingFlow = lazyPart('rating', async () => (await import('./rating-flow.tsx')).RatingFlow)

interface LoanDetailsProps {
  order: OrderRef
  /** What comes before the order's own words. */
  note: ReactNode
}

export function LoanDetails({ order, note }: LoanDetailsProps) {
  const { data: loan } = useSuspenseQuery(loanQuery(order))
  // As the order was opened: once it is rated it no longer asks, while the thanks are still being shown.
  const [asked] = useState(() => asksForRating(loan))
  const { actions, icon, recommends, tone } = ruleFor(loan)
  const shown = shownLoan(loan)
  const phone = /\d/.test(shown.phone) ? shown.phone : env.servicePhone
  const back = useBack()
  return (
    <Page
      title={m.loan_details_title()}
      start={<IconButton icon="back" label={m.back()} onClick={() => void back()} />}
      end={<RefreshButton order={order} />}
    >
      {note}
      <StatusCard icon={<StatusIcon name={icon} />} tone={tone} title={shown.status} text={shown.notice} />
      <Card>
        <OrderHeading name={shown.product} logo={loan.productLogo} orderId={order.orderId} />
        <DetailLines lines={shown.lines} />
      </Card>
      <LoanActions order={order} actions={actions} />
      {isUnknownStatus(loan.orderStatus) && <PhoneLink phone={phone} label={m.call_us({ phone })} />}
      {recommends && <Recommendations productId={order.productId} products={shown.products} />}
      {asked && (
        <Suspense fallback={null}>
          <RatingFlow />
        </Suspense>
      )}
    </Page>
  )
}
