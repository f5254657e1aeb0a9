import { Link } from '@tanstack/react-router'
import type { OrderRef } from '../../../api/loan.ts'
import { formatTimeOfDay } from '../../../lib/dates.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { showMoney } from '../../../platform/show-money.ts'
import { Banner } from '../../../ui/banner.tsx'
import { type LastPayment, type MadePayment, useLastPayment } from './last-payment.ts'

interface PaymentNoteProps {
  order: OrderRef
  /** A step that the screen shows itself. */
  except?: LastPayment['step']
}

/** Warns of the order's last payment, so that nobody pays twice (docs/decisions/020). */
export function PaymentNote({ order, except }: PaymentNoteProps) {
  const past = useLastPayment(order.orderId)
  if (!past || past.step === except) return null
  if (past.step === 'made')
    return (
      <Banner tone={past.isAccepted ? 'success' : 'info'}>
        <p>{wordsFor(past)}</p>
      </Banner>
    )
  const amount = showMoney(past.amount)
  const isUnknown = past.step === 'unknown'
  return (
    <Banner tone="warning">
      <p>{isUnknown ? m.past_unknown({ amount }) : m.past_sent({ amount })}</p>
      <Link
        to={isUnknown ? '/payway' : '/alipayrepayment'}
        search={{ ...order, withholdingAmount: String(past.amount.minor) }}
      >
        {isUnknown ? m.past_unknown_go() : m.past_sent_go()}
      </Link>
    </Banner>
  )
}

function wordsFor({ amount, at, isAccepted }: MadePayment) {
  const time = formatTimeOfDay(at)
  if (!amount) return m.past_made_unknown({ time })
  const words = isAccepted ? m.past_accepted : m.past_made
  return words({ amount: showMoney(amount), time })
}
