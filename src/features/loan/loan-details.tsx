import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import {
  type DetailLine,
  type LoanDetails as LoanData,
  loanQuery,
  type OrderRef,
  useSaveServiceEvent,
} from '../../api/loan.ts'
import { groupInFours } from '../../lib/group-in-fours.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { BackButton } from '../../parts/back-button.tsx'
import { LoanHelp } from '../../parts/loan-help.tsx'
import { isPaidOff, type StatusIconName } from '../../parts/loan-status.ts'
import { RefreshButton } from '../../parts/refresh-button.tsx'
import { toDetailLines } from '../../parts/to-detail-lines.ts'
import { useGoHome } from '../../platform/back.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../platform/i18n/language.ts'
import { lazyPart } from '../../platform/lazy-part.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { detail } from '../../ui/detail.tsx'
import { DetailLines } from '../../ui/detail-lines.tsx'
import { Page } from '../../ui/page.tsx'
import { ProductLogo } from '../../ui/product-logo.tsx'
import { StatusCard, StatusDrawing } from '../../ui/status-card.tsx'
import { billLinesOf } from '../../parts/bill-lines.ts'
import { Bill, ExtensionOffer } from './bill.tsx'
import styles from './loan-details.module.css'
import { COLLECTED, ruleFor } from './loan-rules.ts'

// Loaded on demand: they are at the end, below the first screen.
const Recommendations = detail(
  lazyPart('recommendations', async () => (await import('./recommendations.tsx')).Recommendations),
)
// Loaded on demand: most orders never ask for a rating.
const RatingFlow = detail(lazyPart('rating', async () => (await import('./rating-flow.tsx')).RatingFlow))

// Loaded on demand: until then, and if it fails, the number is plain text.
const LoanNumber = detail(
  lazyPart('loan number', async () => (await import('./loan-number.tsx')).LoanNumber, PlainNumber),
  PlainNumber,
)

interface LoanDetailsProps {
  order: OrderRef
  /** Shown above the order's status: payments that the order does not show yet. */
  note: ReactNode
  /** What those payments may have paid: a part of the bill or all that is due, and the extension's fee. */
  paid: { bill: 'some' | 'all' | undefined; isFeeSent: boolean } | undefined
}

export function LoanDetails({ order, note, paid }: LoanDetailsProps) {
  const { data: loan } = useSuspenseQuery(loanQuery(order))
  // The value of the first render: after the rating, the order no longer asks for one while the thanks are still open.
  const [asksForRating] = useState(loan.isScore)
  const { actions, icon, recommends, tone: ofStatus } = ruleFor(loan)
  // The order still asks for an amount that was accepted or noted as paid, so it must not look urgent.
  const isCalm = paid?.bill === 'all'
  const tone = isCalm ? 'neutral' : ofStatus
  const lines = loan.userOrderDetail.detail
  const bill = actions.includes('repay') ? billLinesOf(lines) : undefined
  const status = (
    <StatusCard
      icon={<StatusIcon name={isCalm ? 'loan' : icon} />}
      tone={tone}
      title={loan.noticeStatusText}
      text={loan.noticeDesText}
      lang={serverLanguage()}
    />
  )
  return (
    <Page
      title={m.loan_details_title()}
      start={<BackButton />}
      end={<RefreshButton queryKey={loanQuery(order).queryKey} />}
    >
      {note}
      {bill ? (
        <Bill
          order={order}
          lines={bill}
          tone={tone}
          isCollected={loan.orderStatus === COLLECTED}
          paid={paid?.bill}
          canExtend={actions.includes('extend') && !paid?.isFeeSent}
          phone={loan.telephone}
        >
          {status}
        </Bill>
      ) : (
        status
      )}
      {actions.includes('extend') && <ExtensionOffer order={order} isFeeSent={paid?.isFeeSent ?? false} />}
      <LoanCard loan={loan} lines={bill?.rest ?? lines} orderId={order.orderId} />
      {isPaidOff(loan.orderStatus) && (
        <Link to="/repayment" search={order} className={buttonClass.secondary}>
          {m.payment_history()}
        </Link>
      )}
      {actions.includes('borrowMore') && <BorrowMore order={order} />}
      <LoanHelp orderPhone={loan.telephone} orderId={order.orderId} />
      {recommends && (
        <Suspense fallback={null}>
          <Recommendations productId={order.productId} products={loan.recProducts} />
        </Suspense>
      )}
      {asksForRating && (
        <Suspense fallback={null}>
          <RatingFlow />
        </Suspense>
      )}
    </Page>
  )
}

interface LoanCardProps {
  loan: Pick<LoanData, 'productName' | 'productLogo'>
  lines: DetailLine[]
  orderId: string
}

/** The loan's name, the server's other details, and its number. */
function LoanCard({ loan: { productName = '', productLogo }, lines, orderId }: LoanCardProps) {
  const number = {
    label: m.loan_number(),
    value: (
      <span className={styles.number}>
        <Suspense fallback={<PlainNumber orderId={orderId} />}>
          <LoanNumber orderId={orderId} />
        </Suspense>
      </span>
    ),
  }
  return (
    <Card>
      <div className={styles.heading}>
        <ProductLogo name={productName} src={productLogo} />
        <h2 className={styles.name}>{productName}</h2>
      </div>
      <DetailLines lines={[...toDetailLines(lines), number]} />
    </Card>
  )
}

/** As wide as with the copy button, so that nothing moves when the button appears. */
function PlainNumber({ orderId }: { orderId: string }) {
  return <span className={styles.plain}>{groupInFours(orderId)}</span>
}

/** Event module of Borrow more, and its position (LOAN-13). */
const BORROW_MORE = { moduleId: 30, positionId: 0 }

function BorrowMore({ order }: { order: OrderRef }) {
  const { mutate: saveEvent } = useSaveServiceEvent()
  const goHome = useGoHome()
  const borrowMore = useSingleFlight(async () => {
    saveEvent({ productId: order.productId, ...BORROW_MORE })
    await goHome()
  })
  return <Button onClick={() => void borrowMore()}>{m.borrow_more()}</Button>
}

/** The path of each drawing. */
const PATHS: Record<StatusIconName, string> = {
  // A loan document with its amount. It does not show the status, so it fits every status that uses it.
  loan: 'M12 8h17l7 7v25H12zM29 8v7h7M29 24a5 5 0 1 1-10 0a5 5 0 1 1 10 0M18 34.5h12',
  sending:
    'M12 15h24a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V19a4 4 0 0 1 4-4zM28.5 25a4.5 4.5 0 1 1-9 0a4.5 4.5 0 1 1 9 0M14 41h20l-4-4M34 41l-4 4',
  due: 'M15 12h18a5 5 0 0 1 5 5v17a5 5 0 0 1-5 5H15a5 5 0 0 1-5-5V17a5 5 0 0 1 5-5zM10 20h28M18 8v7M30 8v7M19 29l4 4 7-7',
  overdue: 'M39 25a15 15 0 1 1-30 0a15 15 0 1 1 30 0M24 16v9l6 4M12 9L7 14M36 9l5 5',
  refused: 'M13 9h16l6 6v24H13zM29 9v6h6M20 23l9 9M29 23l-9 9',
  paid: 'M24 7l5 4 6-1 2 6 5 4-2 6 2 6-5 3-2 6-6-1-5 4-5-4-6 1-2-6-5-3 2-6-2-6 5-4 2-6 6 1zM17 25l5 5 9-10',
}

const StatusIcon = detail(function StatusIcon({ name }: { name: StatusIconName }) {
  return (
    <StatusDrawing data-icon={name}>
      <path d={PATHS[name]} />
    </StatusDrawing>
  )
})
