import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { OrderRef } from '../../../api/loan.ts'
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
}

/** Tells a borrower who has paid what comes next. Sends nothing: only the order says whether the money has arrived. */
export function PaidButton({ order, purpose }: PaidButtonProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  useCloseOnBack(open, close)
  const fee = purpose === 'extension'
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
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
