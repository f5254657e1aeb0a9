import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import type { DetailLine, OrderRef } from '../../../api/loan.ts'
import { extensionQuery } from '../../../api/repayment.ts'
import { formatMoment, type Moment } from '../../../lib/dates.ts'
import { LoanHelp } from '../../../parts/loan-help.tsx'
import { StaleNotice } from '../../../parts/stale-notice.tsx'
import { toDetailLines } from '../../../parts/to-detail-lines.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { lazyPart } from '../../../platform/lazy-part.ts'
import { currentMarket } from '../../../platform/current-market.ts'
import { serverSecondsUntil } from '../../../platform/server-time.ts'
import { showMoney } from '../../../platform/show-money.ts'
import { useServerSecondsUntil } from '../../../platform/use-seconds-left.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DayText } from '../../../ui/day-text.tsx'
import { DetailLines } from '../../../ui/detail-lines.tsx'
import { ProductLogo } from '../../../ui/product-logo.tsx'
import { StatusCard, StatusDrawing } from '../../../ui/status-card.tsx'
import type { Tone } from '../../../ui/tone.ts'
import { BillPage } from '../bill-page.tsx'
import { MoneyHead } from '../money-head.tsx'
import { PaymentNote, usePaidHere } from '../journal/payment-note.tsx'
import { PayButton } from '../pay-button.tsx'
import { FROM_EXTENSION } from '../where-to-pay.ts'
import { splitTimeLeft } from './time-left.ts'
import { ExtensionRefused, refusalOf } from './extension-refused.tsx'
import styles from './extension.module.css'
import { detail } from '../../../ui/detail.tsx'

// Its order is loaded after the offer, which is complete without it.
const OpenBill = detail(lazyPart('open bill', async () => (await import('./open-bill.tsx')).OpenBill))

/** Whether an extension can be paid. `unreadable`: its fee or deadline is missing or breaks the contract. */
type OfferState = 'open' | 'expired' | 'unreadable'

/** Why it cannot be paid, shown at the button. */
const REFUSALS: Record<OfferState, () => string | undefined> = {
  open: () => undefined,
  expired: m.extension_expired_reason,
  unreadable: m.extension_unreadable_reason,
}

/** The offer to pay later: its fee, its deadline, and its details. */
export function ExtensionOffer({ order }: { order: OrderRef }) {
  const { data: extension, error, dataUpdatedAt } = useSuspenseQuery(extensionQuery(order))
  const { productName, delayShouldPayAmount: fee, delayExpiryTime: expiry } = extension
  const end = expiry?.at ?? Number.NaN
  const isFeeSent = usePaidHere(order)?.isFeeSent ?? false
  const seconds = useServerSecondsUntil(end)
  const refusal = refusalOf(error)
  if (refusal) return <ExtensionRefused order={order} refusal={refusal} />

  // Without the server's time, only the offer itself is known. The server is asked again before a payment.
  const stateAt = (left: number | undefined): OfferState => {
    if (!fee?.major || !expiry) return 'unreadable'
    return left === 0 ? 'expired' : 'open'
  }
  const state = stateAt(seconds)
  return (
    <BillPage>
      <PaymentNote order={order} isAskedBelow={() => true} />
      {error && <StaleNotice since={dataUpdatedAt} />}
      <ExtensionStatus state={state === 'open' && isFeeSent ? 'sent' : state} />
      <MoneyHead purpose="extension" label={m.extension_fee} value={showMoney(fee)}>
        {expiry && <OfferedUntil expiry={expiry} seconds={seconds} />}
      </MoneyHead>
      <PayButton
        order={order}
        amount={fee ?? { major: 0 }}
        from={FROM_EXTENSION}
        isQuiet={isFeeSent}
        refusal={() => REFUSALS[stateAt(serverSecondsUntil(end))]()}
      />
      {/* A date that no longer applies would look like the new due date. */}
      {state !== 'expired' && (
        <LoanAfter name={productName} logo={extension.productLogo} lines={extension.orderDetail.detail} />
      )}
      <Link to="/repayment" search={order} className={state === 'open' ? buttonClass.quiet : buttonClass.primary}>
        {m.pay_bill()}
      </Link>
      {/* Below the buttons, which must not move under a finger. */}
      <Suspense fallback={null}>
        <OpenBill order={order} />
      </Suspense>
      <LoanHelp orderPhone={extension.telephone} orderId={order.orderId} />
    </BillPage>
  )
}

const laterIcon = (
  <StatusDrawing>
    <rect x="9" y="12" width="28" height="27" rx="5" />
    <path d="M9 20h28M17 8v7M29 8v7M17 30h12M24 25l5 5-5 5" />
  </StatusDrawing>
)
const overIcon = (
  <StatusDrawing>
    <circle cx="24" cy="24" r="15" />
    <path d="M24 15v9l6 4" />
  </StatusDrawing>
)

const STATES: Record<OfferState | 'sent', { icon: ReactNode; tone: Tone; title: () => string; text: () => string }> = {
  open: { icon: laterIcon, tone: 'info', title: m.extension_open_title, text: m.extension_open_text },
  sent: { icon: laterIcon, tone: 'neutral', title: m.extension_sent_title, text: m.extension_fee_sent },
  expired: { icon: overIcon, tone: 'warning', title: m.extension_expired_title, text: m.extension_expired_text },
  unreadable: {
    icon: overIcon,
    tone: 'neutral',
    title: m.extension_unreadable_title,
    text: m.extension_unreadable_text,
  },
}

/** What an extension does, or why it cannot be paid. Announced if it changes while the screen is open. */
function ExtensionStatus({ state }: { state: OfferState | 'sent' }) {
  const { title, text, ...look } = STATES[state]
  return (
    <div role="status">
      <StatusCard {...look} title={title()} text={text()} />
    </div>
  )
}

interface LoanAfterProps {
  name: string | undefined
  logo: string | undefined
  lines: DetailLine[]
}

/** The debt after the extension and its due date, in the server's own lines. */
function LoanAfter({ name, logo, lines }: LoanAfterProps) {
  const shown = toDetailLines(lines)
  if (!name && shown.length === 0) return null
  return (
    <Card title={m.extension_loan()}>
      {name && (
        <div className={styles.product}>
          <ProductLogo name={name} src={logo} />
          <p className={styles.name}>{name}</p>
        </div>
      )}
      <DetailLines lines={shown} />
    </Card>
  )
}

/** The deadline of the offer, and the time left if known. */
const OfferedUntil = detail(function OfferedUntil({
  expiry,
  seconds,
}: {
  expiry: Moment
  seconds: number | undefined
}) {
  const time = formatMoment(expiry, currentMarket())
  return (
    <>
      <p className={styles.until}>
        <DayText text={m.offered_until({ time })} />
      </p>
      {seconds !== undefined && seconds > 0 && (
        <p role="timer" className={styles.left}>
          {timeLeftWords(seconds)}
        </p>
      )}
    </>
  )
})

function timeLeftWords(seconds: number): string {
  const left = splitTimeLeft(seconds)
  switch (left.unit) {
    case 'days':
      return left.hours ? m.left_days(left) : m.left_whole_days(left)
    case 'hours':
      return left.minutes ? m.left_hours(left) : m.left_whole_hours(left)
    case 'clock':
      return m.left_clock(left)
  }
}
