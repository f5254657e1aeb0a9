import { Link } from '@tanstack/react-router'
import type { OrderRef } from '../../../api/loan.ts'
import { useCloseOnBack } from '../../../platform/back.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import styles from './journal.module.css'
import { PaymentLine } from './payment-line.tsx'
import type { ReasonToAsk } from './rules.ts'

interface PayAgainProps {
  order: OrderRef
  reason: ReasonToAsk
  /** What stands there cannot be the same payment (`isOfOthers`). */
  isOther: boolean
  /** What paying again does, on its button. */
  label: string
  onPay: () => void
  onClose: () => void
}

/** Asks before a payment that may be one that was made. Checking the loan comes first; to pay again needs its own tap. */
export function PayAgain({ order, reason, isOther, label, onPay, onClose }: PayAgainProps) {
  const { entries, paidPeriods } = reason
  useCloseOnBack(true, onClose)
  return (
    <Dialog title={isOther ? m.again_other_title() : m.again_title()} onClose={onClose}>
      <div className={styles.question}>
        {entries.length > 0 && <p>{isOther ? m.again_other_text() : m.again_text()}</p>}
        {entries.map((entry) => (
          <PaymentLine key={entry.id} entry={entry} />
        ))}
        {paidPeriods.map((period) => (
          <p key={period}>{m.again_period({ period })}</p>
        ))}
        <p>{isOther ? m.again_other_money() : m.again_money()}</p>
        <div>
          <Link to="/borrowDetail" search={order} className={buttonClass.primary}>
            {m.again_check()}
          </Link>
          <Button look="quiet" onClick={onPay}>
            {label}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {m.cancel()}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
