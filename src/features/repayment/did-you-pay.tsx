import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { loanQuery, type OrderRef } from '../../api/loan.ts'
import { useAlive } from '../../lib/use-alive.ts'
import { useSingle } from '../../lib/use-single.ts'
import { useBack } from '../../platform/back.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { Amount } from '../../ui/amount.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Failure } from '../../ui/failure.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Page } from '../../ui/page.tsx'
import { StatusCard } from '../../ui/status-card.tsx'
import { showToast } from '../../ui/toast.tsx'
import { OrderNow } from './order-now.tsx'
import { QuestionIcon } from './question-icon.tsx'

interface DidYouPayProps {
  order: OrderRef
  /** Ready to be shown; undefined where it is not known. */
  amount: string | undefined
  /** The order's screen at the kind of address that this one has. */
  orderAt: '/loanDetails' | '/borrowDetail'
  /** The borrower has paid, and the order was read. */
  onPaid?: () => void
  onNotPaid: () => void
}

/** Asks whether a payment was made: only the borrower and the order know. */
export function DidYouPay({ order, amount, orderAt, onPaid, onNotPaid }: DidYouPayProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const queryClient = useQueryClient()
  const router = useRouter()
  const alive = useAlive()
  const back = useBack()
  const paid = useSingle(async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await queryClient.fetchQuery({ ...loanQuery(order), staleTime: 0 })
      if (!alive.current) return
      onPaid?.()
      showToast(m.paid_thanks(), 'done')
      await router.navigate({ to: orderAt, search: order, replace: true })
    } catch (error) {
      if (!alive.current) return
      showToast(m.unknown_not_read())
      setFailure(ApiError.of(error, 'getLoanDetails')?.kind === 'session' ? m.session_ended_text() : m.paid_unread())
    } finally {
      setBusy(false)
    }
  })
  return (
    <Page title={m.paid_title()} start={<IconButton icon="back" label={m.back()} onClick={() => void back()} />}>
      {amount && <Amount label={m.paid_amount()} value={amount} />}
      <StatusCard icon={<QuestionIcon />} tone="info" title={m.paid_question()} text={m.paid_text()} />
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
