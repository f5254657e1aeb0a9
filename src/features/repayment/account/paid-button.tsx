import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { OrderRef } from '../../../api/loan.ts'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { useCloseOnBack } from '../../../platform/back.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FeeNote } from '../fee-note.tsx'
import type { Purpose } from '../where-to-pay.ts'
import styles from './account.module.css'

interface PaidButtonProps {
  order: OrderRef
  purpose: Purpose
  /** Notes the payment; false if that was not possible now. */
  onPaid: () => Promise<boolean>
}

/** Notes that the borrower has paid, and says what comes next. Only the order says whether the money has arrived. */
export function PaidButton({ order, purpose, onPaid }: PaidButtonProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const paid = useSingleFlight(async () => {
    if (await onPaid()) setOpen(true)
  })
  useCloseOnBack(open, close)
  const fee = purpose === 'extension'
  return (
    <>
      <Button className={`${buttonClass.quiet} ${styles.paid}`} onClick={() => void paid()}>
        {m.account_paid()}
      </Button>
      {open && (
        <Dialog title={fee ? m.account_fee_tips_title() : m.account_tips_title()} onClose={close}>
          <p>{fee ? m.account_fee_tips_text() : m.account_tips_text()}</p>
          <FeeNote purpose={purpose} />
          <div className={styles.dialogActions}>
            <Link to="/loanDetails" search={order} className={buttonClass.primary}>
              {m.see_loan()}
            </Link>
            <Button look="quiet" onClick={close}>
              {m.close()}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
