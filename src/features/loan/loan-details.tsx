import { useIsFetching, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { loanQuery, type OrderRef, useSaveServiceEvent } from '../../api/loan.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { BackButton } from '../../parts/back-button.tsx'
import { CopyLine } from '../../parts/copy-line.tsx'
import { errorWords } from '../../parts/error-words.ts'
import { toDetailLines } from '../../parts/to-detail-lines.ts'
import { ServicePhone } from '../../parts/service-phone.tsx'
import { staleWords } from '../../parts/stale-words.ts'
import { useGoHome } from '../../platform/back.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { lazyPart } from '../../platform/lazy-part.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DetailLines } from '../../ui/detail-lines.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Page } from '../../ui/page.tsx'
import { ProductLogo } from '../../ui/product-logo.tsx'
import { StatusCard } from '../../ui/status-card.tsx'
import { showToast } from '../../ui/toast.tsx'
import styles from './loan-details.module.css'
import { Recommendations } from './recommendations.tsx'
import { ruleFor } from './rules.ts'
import { StatusIcon } from './status-icon.tsx'

// Loaded on demand: most orders never ask for a rating.
const RatingFlow = lazyPart('rating', async () => (await import('./rating-flow.tsx')).RatingFlow)

interface LoanDetailsProps {
  order: OrderRef
  /** Shown above the order's status: its last payment. */
  note: ReactNode
}

export function LoanDetails({ order, note }: LoanDetailsProps) {
  const { data: loan } = useSuspenseQuery(loanQuery(order))
  // The value of the first render: the order no longer asks once it is rated, while the thanks are still open.
  const [asksForRating] = useState(loan.isScore)
  const { actions, icon, recommends, tone } = ruleFor(loan)
  return (
    <Page title={m.loan_details_title()} start={<BackButton />} end={<RefreshButton order={order} />}>
      {note}
      <StatusCard
        icon={<StatusIcon name={icon} />}
        tone={tone}
        title={loan.noticeStatusText}
        text={loan.noticeDesText}
      />
      <Card>
        <OrderHeading name={loan.productName ?? ''} logo={loan.productLogo} orderId={order.orderId} />
        <DetailLines lines={toDetailLines(loan.userOrderDetail.detail)} />
      </Card>
      <LoanActions order={order} actions={actions} />
      {loan.orderStatus === undefined && <ServicePhone orderPhone={loan.telephone} />}
      {recommends && <Recommendations productId={order.productId} products={loan.recProducts} />}
      {asksForRating && (
        <Suspense fallback={null}>
          <RatingFlow />
        </Suspense>
      )}
    </Page>
  )
}

/** Reads the order again. The screen stays until the reply is here. */
function RefreshButton({ order }: { order: OrderRef }) {
  const queryClient = useQueryClient()
  const { queryKey } = loanQuery(order)
  const busy = useIsFetching({ queryKey }) > 0
  const isMounted = useIsMounted()
  const refresh = useSingleFlight(async () => {
    await queryClient.refetchQueries({ queryKey })
    // The person has left, or the session has ended and the error screen has taken over.
    if (!isMounted.current) return
    const state = queryClient.getQueryState(queryKey)
    showToast(state ? refreshWords(state) : m.refreshed(), 'info')
  })
  return <IconButton icon="refresh" label={m.refresh()} aria-busy={busy} onClick={() => void refresh()} />
}

/** Says how a refresh ended. */
const refreshWords = ({
  fetchFailureReason: error,
  dataUpdatedAt,
}: {
  fetchFailureReason: unknown
  dataUpdatedAt: number
}) => (error ? (errorWords(error) ?? staleWords(dataUpdatedAt)) : m.refreshed())

interface OrderHeadingProps {
  name: string
  logo: string | undefined
  orderId: string
}

/** Which product and which order this is. */
function OrderHeading({ name, logo, orderId }: OrderHeadingProps) {
  return (
    <div className={styles.heading}>
      <ProductLogo name={name} src={logo} />
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.order}>
          <CopyLine shown={orderId} copy={m.copy_order_number()} copied={m.order_number_copied()} />
        </p>
      </div>
    </div>
  )
}

/** Event module of Borrow more, and its position (LOAN-13). */
const BORROW_MORE = { moduleId: 30, positionId: 0 }

interface LoanActionsProps {
  order: OrderRef
  actions: ReturnType<typeof ruleFor>['actions']
}

/** What the borrower can do now: one primary action, others as links. */
function LoanActions({ order, actions }: LoanActionsProps) {
  const { mutate: saveEvent } = useSaveServiceEvent()
  const goHome = useGoHome()
  const borrowMore = useSingleFlight(async () => {
    saveEvent({ productId: order.productId, ...BORROW_MORE })
    await goHome()
  })
  if (actions.length === 0) return null
  return (
    <div className={styles.actions}>
      {actions.includes('repay') && (
        <Link to="/repayment" search={order} className={buttonClass.primary}>
          {m.repay()}
        </Link>
      )}
      {actions.includes('extend') && (
        <Link to="/repaymentDelay" search={order} className={buttonClass.quiet}>
          {m.extend()}
        </Link>
      )}
      {actions.includes('borrowMore') && <Button onClick={() => void borrowMore()}>{m.borrow_more()}</Button>}
    </div>
  )
}
