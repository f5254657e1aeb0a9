import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { loanQuery, type OrderRef } from '../../../api/loan.ts'
import { instalmentsQuery } from '../../../api/repayment.ts'
import { useSnapshot } from '../../../lib/use-snapshot.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { lazyPart } from '../../../platform/lazy-part.ts'
import { currentMarket } from '../../../platform/current-market.ts'
import { serverNow } from '../../../platform/server-time.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { detail } from '../../../ui/detail.tsx'
import { isNextDay } from './age.ts'
import { present } from './present.ts'
import type { Entry } from './entry.ts'
import { PaymentCard, PaymentList } from './payment-card.tsx'
import { writePeriods } from './periods.ts'
import type { PaidHere } from './paid-by.ts'
import { paidHere } from './paid-here.ts'
import { isExpected, isTold, nextOf, rowOf } from './questions.ts'
import { useJournal, usePayments } from './use-payments.ts'

// Loaded on demand: the order shows most payments on the same day.
const NotShown = detail(lazyPart('payment not shown', async () => (await import('./not-shown.tsx')).NotShown))

interface PaymentNoteProps {
  order: OrderRef
  /** A payment that the screen itself shows. */
  except?: (entry: Entry) => boolean
  /** Whether what stands below asks for the same as a payment. */
  isAskedBelow?: ((entry: Entry) => boolean) | undefined
  /** Waits for the instalments, which say whether the order shows a payment. Other screens say at once what was paid. */
  isPatient?: boolean
  /** The payment that was accepted a moment ago. */
  acceptedNow?: string | undefined
  /** Shows the step that asks for the code, if it belongs to this screen. False if it does not. */
  onEnterCode?: (() => boolean) | undefined
  /** The payment whose code the screen's main button asks for. */
  enteredBelow?: string | undefined
}

/** Shows every payment that the order does not show yet, so that nobody pays twice. */
export function PaymentNote({ except, ...props }: PaymentNoteProps) {
  const entries = useJournal(props.order.orderId).filter((entry) => isTold(entry, present()) && !except?.(entry))
  return entries.length > 0 ? <OpenPayments {...props} entries={entries} /> : null
}

/** Rendered only after the server has returned this order for the present session: the journal may belong to another person. */
function OpenPayments({
  order,
  entries,
  isAskedBelow,
  isPatient,
  acceptedNow,
  onEnterCode,
  enteredBelow,
}: Omit<PaymentNoteProps, 'except'> & { entries: Entry[] }) {
  // Ends what a closed page left, and what the order shows: nothing else does on the order's screen.
  usePayments(order)
  const { data: loan, dataUpdatedAt: loanReadAt } = useQuery(loanQuery(order))
  const {
    data: plan,
    isPending,
    dataUpdatedAt: planReadAt,
  } = useQuery({ ...instalmentsQuery(order), refetchOnMount: 'always' })
  const isShown = plan !== undefined || (loan !== undefined && !(isPatient && isPending))
  if (!isShown) return null
  const readAt = loan && plan ? Math.min(loanReadAt, planReadAt) : undefined
  const receiptLoan = { orderId: order.orderId, name: loan?.productName ?? plan?.productName }
  return (
    <PaymentList label={m.journal_title()} entries={entries}>
      {(entry) => {
        const { expected } = rowOf(entry)
        const isLate = expected !== undefined && isNextDay(entry, serverNow(), currentMarket())
        return (
          <PaymentCard
            entry={entry}
            isNew={entry.id === acceptedNow && !isLate}
            then={isExpected(entry, present()) && !isLate ? m.journal_tomorrow() : undefined}
            more={{
              order,
              loan: receiptLoan,
              readAt,
              isAskedBelow: isAskedBelow?.(entry),
              isLate,
              phone: loan?.telephone,
            }}
          >
            {entry.id !== enteredBelow && <GoOn order={order} entry={entry} onEnterCode={onEnterCode} />}
            {isLate && (
              <Suspense fallback={null}>
                <NotShown order={order} entry={entry} phone={loan?.telephone} />
              </Suspense>
            )}
          </PaymentCard>
        )
      }}
    </PaymentList>
  )
}

/** The link to where a payment goes on. */
function GoOn({ order, entry, onEnterCode }: Pick<PaymentNoteProps, 'order' | 'onEnterCode'> & { entry: Entry }) {
  const { purpose, periods, amount } = entry
  const search = {
    ...order,
    withholdingAmount: String(amount ?? ''),
    purpose: purpose === 'extension' ? purpose : undefined,
    periods: periods && writePeriods(periods),
  }
  switch (nextOf(entry, present())) {
    case 'code':
      return (
        <Link
          to="/payway"
          search={search}
          className={buttonClass.secondary}
          onClick={(event) => {
            if (onEnterCode?.()) event.preventDefault()
          }}
        >
          {m.journal_code_go()}
        </Link>
      )
    case 'site':
      return (
        <Link to="/alipayrepayment" search={search} className={buttonClass.secondary}>
          {m.journal_handed_over_go()}
        </Link>
      )
    // What is taken back is folded: of a payment that was made, it is the wrong word.
    case 'takeBack':
    case undefined:
      return null
  }
}

/** What was paid here and the order does not show yet. */
export function usePaidHere(order: OrderRef): PaidHere | undefined {
  const queryClient = useQueryClient()
  return useSnapshot(
    (listener) => paidHere.subscribe(queryClient, order, listener),
    () => paidHere.read(queryClient, order),
  )
}
