import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { loanQuery, type OrderRef } from '../../../api/loan.ts'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { BackButton } from '../../../parts/back-button.tsx'
import { toDetailLines } from '../../../parts/to-detail-lines.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { Amount } from '../../../ui/amount.tsx'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DetailLines } from '../../../ui/detail-lines.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Page } from '../../../ui/page.tsx'
import { StatusCard, StatusDrawing } from '../../../ui/status-card.tsx'
import { showToast } from '../../../ui/toast.tsx'

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
  /** As `showMoney` writes it; undefined if it is not known. */
  amount: string | undefined
  /** The order's address: a hash address if this screen has one. */
  orderAt: '/loanDetails' | '/borrowDetail'
  /** Called when the borrower says that they paid, after the order was read. */
  onPaid?: () => void
  onNotPaid: () => void
}

/** Asks the borrower whether they paid, and shows what the order says. */
export function DidYouPay({ order, amount, orderAt, onPaid, onNotPaid }: DidYouPayProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const queryClient = useQueryClient()
  const router = useRouter()
  const isMounted = useIsMounted()
  const paid = useSingleFlight(async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await queryClient.fetchQuery({ ...loanQuery(order), staleTime: 0 })
      if (!isMounted.current) return
      onPaid?.()
      showToast(m.paid_thanks(), 'done')
      await router.navigate({ to: orderAt, search: order, replace: true })
    } catch (error) {
      if (!isMounted.current) return
      showToast(m.unknown_not_read())
      setFailure(ApiError.of(error, 'getLoanDetails')?.kind === 'session' ? m.session_ended_text() : m.paid_unread())
    } finally {
      setBusy(false)
    }
  })
  return (
    <Page title={m.paid_title()} start={<BackButton />}>
      {amount && <Amount label={m.paid_amount()} value={amount} />}
      <StatusCard icon={questionIcon} tone="info" title={m.paid_question()} text={m.paid_text()} />
      <Card title={m.paid_order()}>
        <OrderNow order={order} />
      </Card>
      <Failure text={failure} />
      <ButtonRow>
        <Button look="secondary" onClick={onNotPaid}>
          {m.paid_no()}
        </Button>
        <Button aria-busy={isBusy} onClick={() => void paid()}>
          {m.paid_yes()}
        </Button>
      </ButtonRow>
    </Page>
  )
}

/** The order's status and details, read again whenever this screen opens. */
function OrderNow({ order }: { order: OrderRef }) {
  const { data: loan, isError } = useQuery({ ...loanQuery(order), refetchOnMount: 'always' })
  if (!loan) return <p>{isError ? m.paid_order_unread() : m.paid_order_reading()}</p>
  return (
    <DetailLines
      lines={[{ label: m.paid_status(), value: loan.noticeStatusText }, ...toDetailLines(loan.userOrderDetail.detail)]}
    />
  )
}
