import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { type LoanDetails, loanQuery, type OrderRef } from '../../../api/loan.ts'
import { inTime } from '../../../lib/in-time.ts'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { BackButton } from '../../../parts/back-button.tsx'
import { LoanHelp } from '../../../parts/loan-help.tsx'
import { toDetailLines } from '../../../parts/to-detail-lines.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../../platform/i18n/language.ts'
import { Button, ButtonRow, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DetailLines } from '../../../ui/detail-lines.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Page } from '../../../ui/page.tsx'
import { StatusCard, StatusDrawing } from '../../../ui/status-card.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { MoneyHead } from '../money-head.tsx'
import { PaymentNote } from '../journal/payment-note.tsx'
import { isPaidOff } from '../../../parts/loan-status.ts'
import { type Purpose } from '../where-to-pay.ts'

const paidIcon = (
  <StatusDrawing>
    <circle cx="24" cy="24" r="15" />
    <path d="M17 24l5 5 9-10" />
  </StatusDrawing>
)

/** A receipt with a question mark. */
const questionIcon = (
  <StatusDrawing>
    <path d="M12 8h24v32l-4-3-4 3-4-3-4 3-4-3-4 3z" />
    <path d="M20 19a4 4 0 1 1 5.6 3.6c-1 .5-1.6 1.2-1.6 2.4" />
    <path d="M24 30h.01" strokeWidth="3.5" />
  </StatusDrawing>
)

interface DidYouPayProps {
  order: OrderRef
  /** Written by `showMoney`; undefined if unknown. */
  amount: string | undefined
  purpose: Purpose
  /** The order's address: a hash address if this screen has one. */
  orderAt: '/loanDetails' | '/borrowDetail'
  /** Records that the borrower says they paid. False if it could not be recorded. */
  onPaid: () => Promise<boolean>
  onNotPaid: () => void
}

/** After this time a reading counts as failed. */
const READ_MS = 10_000

/** Asks the borrower whether they paid, and shows what the order says. */
export function DidYouPay({ order, amount, purpose, orderAt, onPaid, onNotPaid }: DidYouPayProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const queryClient = useQueryClient()
  const router = useRouter()
  const isMounted = useIsMounted()
  const paid = useSingleFlight(async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      if (!(await onPaid())) return
      await inTime(READ_MS, queryClient.fetchQuery({ ...loanQuery(order), staleTime: 0 }))
      if (!isMounted.current) return
      showToast(m.paid_thanks(), 'next')
      await router.navigate({ to: orderAt, search: order, replace: true })
    } catch (error) {
      if (!isMounted.current) return
      showToast(m.unknown_not_read())
      setFailure(ApiError.of(error, 'getLoanDetails')?.kind === 'session' ? m.session_ended_text() : m.paid_unread())
    } finally {
      setBusy(false)
    }
  })
  const { data: loan, isError } = useQuery({ ...loanQuery(order), refetchOnMount: 'always' })
  // Do not ask about a loan that is paid.
  if (loan && isPaidOff(loan.orderStatus)) return <PaidOff order={order} orderAt={orderAt} status={loan} />
  return (
    <Page title={m.paid_title()} start={<BackButton />}>
      <PaymentNote order={order} except={({ status }) => status.kind === 'handedOver'} isPatient />
      {amount && <MoneyHead purpose={purpose} label={m.paid_amount} value={amount} />}
      <StatusCard icon={questionIcon} tone="info" title={m.paid_question()} text={m.paid_text()} />
      <Failure text={failure} />
      <ButtonRow>
        <Button look="secondary" onClick={onNotPaid}>
          {m.paid_no()}
        </Button>
        <Button aria-busy={isBusy} onClick={() => void paid()}>
          {m.paid_yes()}
        </Button>
      </ButtonRow>
      {/* Below the answers: it grows when it is read, and must not move a button under a finger. */}
      <Card title={m.paid_order()}>
        <OrderNow loan={loan} isError={isError} />
      </Card>
      <LoanHelp orderId={order.orderId} isBusy={isBusy} />
    </Page>
  )
}

interface PaidOffProps extends Pick<DidYouPayProps, 'order' | 'orderAt'> {
  status: Pick<LoanDetails, 'noticeStatusText' | 'noticeDesText'>
}

/** The server's words about a paid order, with a link to it. */
function PaidOff({ order, orderAt, status }: PaidOffProps) {
  return (
    <Page title={m.paid_off_title()} start={<BackButton />}>
      <StatusCard
        icon={paidIcon}
        tone="success"
        title={status.noticeStatusText}
        text={status.noticeDesText}
        lang={serverLanguage()}
      />
      <Link to={orderAt} search={order} className={buttonClass.primary}>
        {m.see_loan()}
      </Link>
      <LoanHelp orderId={order.orderId} />
    </Page>
  )
}

/** The order's status and details. */
function OrderNow({ loan, isError }: { loan: LoanDetails | undefined; isError: boolean }) {
  if (!loan) return <p>{isError ? m.paid_order_unread() : m.paid_order_reading()}</p>
  return (
    <DetailLines
      lines={[
        { label: m.paid_status(), value: loan.noticeStatusText, valueLang: serverLanguage() },
        ...toDetailLines(loan.userOrderDetail.detail),
      ]}
    />
  )
}
