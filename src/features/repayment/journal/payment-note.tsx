import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { loanQuery, type OrderRef } from '../../../api/loan.ts'
import { instalmentsQuery } from '../../../api/repayment.ts'
import { daysUntil, readWallDate } from '../../../lib/dates.ts'
import { isPaidOff } from '../../../parts/loan-status.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { lazyPart } from '../../../platform/lazy-part.ts'
import { currentMarket } from '../../../platform/market.ts'
import { ledgerNow, serverNow } from '../../../platform/server-time.ts'
import { sessionDigest } from '../../../platform/session/session-digest.ts'
import { Banner } from '../../../ui/banner.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { detail } from '../../../ui/detail.tsx'
import { showToast } from '../../../ui/toast.tsx'
import type { Tone } from '../../../ui/tone.ts'
import { ReceiptButton } from '../receipt/receipt-button.tsx'
import { isNote, receiptOfPayment } from '../receipt/receipt.ts'
import { journal } from './device-journal.ts'
import { type Entry, isOldRefusal, isGivenBack, wasCodeRefused, isToTell, mayHavePaid } from './entry.ts'
import styles from './journal.module.css'
import { PaymentLine, timeWords } from './payment-line.tsx'
import { writePeriods } from './periods.ts'
import { paidBy } from './paid-by.ts'
import type { PaidHere } from './paid-here.ts'
import { awaitsCode, hasArrived, NOTHING_LEFT, readingOf, settle } from './rules.ts'
import { TakeBack } from './take-back.tsx'
import { useJournal, usePayments } from './use-payments.ts'

// Loaded on demand: the order shows most payments on the same day.
const NotShown = detail(lazyPart('payment not shown', async () => (await import('./not-shown.tsx')).NotShown))

const TONES: Record<Entry['state'], Tone> = {
  sending: 'info',
  needsCode: 'info',
  handedOver: 'warning',
  unknown: 'warning',
  accepted: 'success',
  reported: 'info',
  refused: 'neutral',
}

/** The order will show it later. */
const isBookedLater = (entry: Entry) =>
  entry.purpose === 'bill' && ['accepted', 'reported'].includes(entry.state) && !isGivenBack(entry, ledgerNow())

function toneOf(entry: Entry): Tone {
  if (isGivenBack(entry, ledgerNow())) return 'warning'
  if (wasCodeRefused(entry)) return 'info'
  return entry.mayBePaid && entry.state === 'needsCode' ? 'warning' : TONES[entry.state]
}

/** At midnight, do not ask about a payment that was made a minute ago. */
const SOON_MS = 6 * 3_600_000

/**
 * Whether a payment that was or may have been made is still missing in the order the next day. Only the server's time decides
 * this.
 */
function isLate(entry: Entry): boolean {
  const { state, at } = entry
  const now = serverNow()
  const market = currentMarket()
  const day = readWallDate(String(at), market)
  const isExpected = state === 'accepted' || state === 'reported' || state === 'unknown'
  if (!isExpected || wasCodeRefused(entry) || day === undefined || now === undefined) return false
  return (daysUntil(day, now, market) ?? 0) < 0 && now - at >= SOON_MS
}

/** Whether its code can still be entered here. */
const canGoOn = (entry: Entry) => awaitsCode(entry, { session: sessionDigest(), now: ledgerNow() })

interface PaymentNoteProps {
  order: OrderRef
  /** A payment that the screen itself shows. */
  except?: (entry: Entry) => boolean
  /** Whether what stands below asks for the same as a payment. */
  isAskedBelow?: ((entry: Entry) => boolean) | undefined
  /** Told what the payments that are shown may have paid, where what is due stands below. */
  onPaid?: ((paid: PaidHere | undefined) => void) | undefined
  /** Waits for the instalments, which say whether the order shows a payment. Other screens say at once what was paid. */
  isPatient?: boolean
  /** Shows the step that asks for the code, if it belongs to this screen. False if it does not. */
  onEnterCode?: (() => boolean) | undefined
}

/** Shows every payment that the order does not show yet, so that nobody pays twice. */
export function PaymentNote({ except, ...props }: PaymentNoteProps) {
  const entries = useJournal(props.order.orderId).filter(
    (entry) =>
      isToTell(entry) &&
      !isOldRefusal(entry, ledgerNow()) &&
      !except?.(entry) &&
      (mayHavePaid(entry) || canGoOn(entry)),
  )
  return entries.length > 0 ? <OpenPayments {...props} entries={entries} /> : null
}

/** Rendered only after the server has returned this order for the present session: the journal may belong to another person. */
function OpenPayments({
  order,
  entries,
  onPaid,
  isAskedBelow,
  onEnterCode,
  isPatient,
}: Omit<PaymentNoteProps, 'except'> & { entries: Entry[] }) {
  // Ends entries that a closed page left in state `sending`: nothing else does this on the order's screen.
  usePayments(order)
  const { data: loan, dataUpdatedAt: loanReadAt } = useQuery(loanQuery(order))
  const {
    data: plan,
    isPending,
    dataUpdatedAt: planReadAt,
  } = useQuery({ ...instalmentsQuery(order), refetchOnMount: 'always' })
  // The note ends when the order shows the payment. The journal is outside React.
  useEffect(() => {
    const reading = loan && plan ? readingOf(loan, plan) : isPaidOff(loan?.orderStatus) ? NOTHING_LEFT : undefined
    if (!reading) return
    const present = journal.read(order.orderId)
    const settled = settle(present, reading)
    if (settled === present) return
    void journal.replace(order.orderId, settled)
    if (hasArrived(present, settled, reading)) showToast(m.journal_arrived(), 'info')
  }, [loan, plan, order.orderId])
  const isShown = plan !== undefined || (loan !== undefined && !(isPatient && isPending))
  const { bill, isFeeSent } = paidBy(isShown ? entries : [], plan, ledgerNow())
  useEffect(() => {
    onPaid?.({ bill, isFeeSent })
    return () => onPaid?.(undefined)
  }, [onPaid, bill, isFeeSent])
  if (!isShown) return null
  const readAt = loan && plan ? Math.min(loanReadAt, planReadAt) : undefined
  const receiptLoan = { orderId: order.orderId, name: loan?.productName ?? plan?.productName }
  return (
    <ul className={styles.list} aria-label={m.journal_title()}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Banner tone={toneOf(entry)}>
            <PaymentLine entry={entry} />
            {(isAskedBelow ? isAskedBelow(entry) : onPaid) && <Below entry={entry} />}
            <div className={styles.actions}>
              {(entry.state === 'accepted' || isNote(entry)) && (
                <ReceiptButton
                  of={timeWords(entry) ?? ''}
                  isNote={isNote(entry)}
                  receipt={() => receiptOfPayment(entry, receiptLoan, readAt)}
                />
              )}
              <NextStep order={order} entry={entry} onEnterCode={onEnterCode} />
            </div>
            {isLate(entry) && (
              <Suspense fallback={null}>
                <NotShown order={order} entry={entry} phone={loan?.telephone} />
              </Suspense>
            )}
          </Banner>
        </li>
      ))}
    </ul>
  )
}

/** The due amount below does not include the payment yet. */
function Below({ entry }: { entry: Entry }) {
  if (isBookedLater(entry)) return <p>{m.journal_below()}</p>
  const isUnknown = entry.state === 'unknown' && entry.purpose === 'bill' && !wasCodeRefused(entry)
  return isUnknown && <p>{m.journal_below_unknown()}</p>
}

/** What the borrower can do about a payment. */
function NextStep({ order, entry, onEnterCode }: Pick<PaymentNoteProps, 'order' | 'onEnterCode'> & { entry: Entry }) {
  const { state, purpose, periods, amount } = entry
  const search = {
    ...order,
    withholdingAmount: String(amount ?? ''),
    purpose: purpose === 'extension' ? purpose : undefined,
    periods: periods && writePeriods(periods),
  }
  if (canGoOn(entry))
    return (
      <Link
        to="/payway"
        search={search}
        className={buttonClass.quiet}
        onClick={(event) => {
          if (onEnterCode?.()) event.preventDefault()
        }}
      >
        {m.journal_code_go()}
      </Link>
    )
  if (state === 'handedOver')
    return (
      <Link to="/alipayrepayment" search={search} className={buttonClass.quiet}>
        {m.journal_handed_over_go()}
      </Link>
    )
  // Only the bank knows about a refused code that can no longer be entered, or an accepted payment that never appeared.
  const isToAsk = isGivenBack(entry, ledgerNow()) || ['unknown', 'reported', 'needsCode'].includes(state)
  return isToAsk && <TakeBack order={order} entry={entry} />
}
