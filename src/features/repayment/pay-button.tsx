import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import type { OrderRef } from '../../api/loan.ts'
import type { Major } from '../../lib/money.ts'
import { OfflineNote } from '../../parts/offline-note.tsx'
import { m } from '../../platform/i18n/generated/messages.js'
import { showMoney } from '../../platform/show-money.ts'
import { AmountText } from '../../ui/amount-text.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.tsx'
import styles from './pay-button.module.css'
import type { Periods } from './journal/entry.ts'
import { payLink } from './where-to-pay.ts'

interface PayButtonProps {
  order: OrderRef
  amount: Major
  /** Why it cannot be paid now, if so. Called again at the tap, because an offer may have ended since. */
  refusal: () => string | undefined
  /** The screen's name in the address, if the payment is not for the bill. */
  from?: string
  /** The instalments to pay. */
  periods?: Periods | undefined
  /** The button must not look urgent. */
  isQuiet?: boolean
}

/**
 * The button to pay an amount. If it cannot be paid now, the button looks disabled and shows the reason; a tap shows it too.
 */
export function PayButton({ order, amount, refusal, from, periods, isQuiet }: PayButtonProps) {
  const id = useId()
  const navigate = useNavigate()
  const reason = refusal()
  const pay = () => {
    const present = refusal()
    // A second tap goes to the same address, which adds no history entry.
    if (present === undefined) void navigate(payLink(order, amount, { from, periods }))
    else showToast(present)
  }
  return (
    <div className={styles.pay}>
      <Button
        look={isQuiet ? 'secondary' : 'primary'}
        aria-disabled={reason !== undefined}
        aria-describedby={reason && id}
        onClick={pay}
      >
        {reason === undefined ? <AmountText text={`${m.pay_now()} ${showMoney(amount)}`} /> : m.pay_now()}
      </Button>
      {reason && (
        <p id={id} className={styles.reason}>
          {reason}
        </p>
      )}
      <OfflineNote />
    </div>
  )
}
