import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useReducer } from 'react'
import type { OrderRef } from '../../../api/loan.ts'
import { instalmentsQuery } from '../../../api/repayment.ts'
import type { Major } from '../../../lib/money.ts'
import { countPaid } from '../../../parts/count-paid.ts'
import { LoanHelp } from '../../../parts/loan-help.tsx'
import { StaleNotice } from '../../../parts/stale-notice.tsx'
import { m } from '../../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../../platform/i18n/language.ts'
import { showMoney } from '../../../platform/show-money.ts'
import { AmountText } from '../../../ui/amount-text.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { detail } from '../../../ui/detail.tsx'
import { Drawing, missingDrawing } from '../../../ui/drawing.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { dismissMessage } from '../../../ui/toast.tsx'
import { BillPage } from '../bill-page.tsx'
import type { Periods } from '../journal/entry.ts'
import { PaymentNote, usePaidHere } from '../journal/payment-note.tsx'
import { PayButton } from '../pay-button.tsx'
import { InstalmentList } from './instalment-list.tsx'
import { PaidInstalments } from './paid-instalments.tsx'
import styles from './instalments.module.css'
import {
  countAfterTap,
  countSelectable,
  countUpTo,
  lastPeriod,
  type Period,
  periodsOf,
  type Tap,
  totalOf,
} from './selection.ts'

interface InstalmentsProps {
  order: OrderRef
  /** The last period that was chosen earlier, from the address. */
  upToPeriod: string | undefined
  /** The lender is collecting the payment itself. */
  isCollected: boolean
}

/** The unpaid part of a loan. The borrower chooses which instalments to pay now. */
export function Instalments({ order, upToPeriod, isCollected }: InstalmentsProps) {
  const { data: plan, isRefetchError, dataUpdatedAt, refetch } = useSuspenseQuery(instalmentsQuery(order))
  const { repayWaitDetail: waiting, repayYetDetail: paid } = plan.repayPlanDetail
  const selection = useSelection(order, waiting, upToPeriod ?? (isCollected ? NOTHING_CHOSEN : undefined))
  const paidBill = usePaidHere(order)?.bill
  const isEmpty = waiting.length === 0
  const counted = countPaid(plan)
  // An empty list is not enough proof: the server may have failed to send it.
  const isPaidOff = isEmpty && plan.repayWaitCount === 0
  const isHistory = isPaidOff && paid.length > 0
  return (
    <BillPage {...(isHistory && { title: m.payment_history() })}>
      <PaymentNote order={order} isAskedBelow={() => true} />
      {isCollected && (
        <Banner tone="info">
          <p>{m.being_collected()}</p>
        </Banner>
      )}
      {isRefetchError && <StaleNotice since={dataUpdatedAt} />}
      {isHistory ? (
        <Card title={plan.productName}>
          <p>{m.nothing_left_text()}</p>
        </Card>
      ) : isEmpty ? (
        <NoInstalments order={order} isPaidOff={isPaidOff} onRetry={() => void refetch()} />
      ) : (
        <>
          <Card title={plan.productName}>
            {counted ? (
              <Progress done={counted.paid} count={counted.count} text={m.instalments_progress(counted)} />
            ) : (
              <p>{m.instalments_left({ count: plan.repayWaitCount ?? waiting.length })}</p>
            )}
            {plan.note && <Note text={plan.note} />}
          </Card>
          <InstalmentList instalments={waiting} isCalm={paidBill === 'all'} {...selection} />
        </>
      )}
      <PaidInstalments
        instalments={paid}
        loan={{ orderId: order.orderId, name: plan.productName }}
        isOpen={isPaidOff}
      />
      {isHistory && (
        <Link to="/loanDetails" search={order} className={buttonClass.secondary}>
          {m.see_loan()}
        </Link>
      )}
      <LoanHelp orderId={order.orderId} />
      {!isEmpty && (
        <PayBar
          order={order}
          selectable={selection.selectable}
          chosen={selection.chosen}
          total={totalOf(waiting, selection.chosen)}
          periods={periodsOf(waiting, selection.chosen)}
          isQuiet={paidBill !== undefined}
        />
      )}
    </BillPage>
  )
}

const Note = detail(function Note({ text }: { text: string }) {
  return (
    <p lang={serverLanguage()} className={styles.note}>
      {text}
    </p>
  )
})

/** While the lender is collecting, nothing is chosen until the borrower taps. */
const NOTHING_CHOSEN = '0'

const successDrawing = (
  <Drawing>
    <circle cx="56" cy="56" r="26" />
    <path d="M44 57l9 9 16-18" />
  </Drawing>
)

interface NoInstalmentsProps {
  order: OrderRef
  isPaidOff: boolean
  onRetry: () => void
}

/** Shown if there are no rows: everything is paid, or the list is incomplete, which must not look like paid. */
function NoInstalments({ order, isPaidOff, onRetry }: NoInstalmentsProps) {
  const toOrder = (
    <Link to="/loanDetails" search={order} className={isPaidOff ? buttonClass.primary : buttonClass.quiet}>
      {m.see_loan()}
    </Link>
  )
  if (isPaidOff)
    return (
      <Notice drawing={successDrawing} title={m.nothing_left_title()} text={m.nothing_left_text()}>
        {toOrder}
      </Notice>
    )
  return (
    <Notice drawing={missingDrawing} title={m.plan_incomplete_title()} text={m.plan_incomplete_text()}>
      <Button onClick={onRetry}>{m.retry()}</Button>
      {toOrder}
    </Notice>
  )
}

interface PayBarProps {
  order: OrderRef
  selectable: number
  chosen: number
  /** The sum of the chosen instalments. */
  total: Major
  periods: Periods | undefined
  /** There may be a payment that the order does not show yet. */
  isQuiet: boolean
}

/** The sum of the choice, announced when it changes, and the button to pay it. Always visible. */
function PayBar({ order, selectable, chosen, total, periods, isQuiet }: PayBarProps) {
  // The button does nothing if the amount is zero (REPAY-60).
  const reason = total.major > 0 ? undefined : selectable > 0 ? m.choose_to_pay() : m.nothing_payable()
  return (
    <div className={styles.payBar} data-print="no">
      <div className={styles.pay}>
        <p role="status" className={styles.total}>
          <span className={styles.count}>{m.instalments_chosen({ count: chosen })}</span>
          <span className={styles.totalAmount}>
            <AmountText text={showMoney(total)} />
          </span>
        </p>
        <PayButton order={order} amount={total} refusal={() => reason} periods={periods} isQuiet={isQuiet} />
      </div>
    </div>
  )
}

/** The chosen instalments. The choice is stored in the address, so that a reload and Back keep it. */
function useSelection(order: OrderRef, periods: readonly Period[], stored: string | undefined) {
  const navigate = useNavigate()
  const selectable = countSelectable(periods)
  const [upTo, dispatch] = useReducer(
    (present: string | undefined, next: Tap) =>
      lastPeriod(periods, countAfterTap({ selectable, chosen: countUpTo(periods, present) }, next)),
    stored,
  )
  const tap = useCallback((next: Tap) => {
    dismissMessage()
    dispatch(next)
  }, [])
  // Writes each choice into the address without a new history entry.
  useEffect(() => {
    if (upTo === stored) return
    const search = { ...order, upToPeriod: upTo }
    void navigate({ to: '/repayment', search, replace: true, resetScroll: false })
  }, [navigate, order, upTo, stored])
  return { chosen: countUpTo(periods, upTo), selectable, tap }
}
