import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { OrderRef } from '../../api/loan.ts'
import { useBackCloses } from '../../platform/back.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './paid-button.module.css'

/** Whoever has paid is told what comes next. Nothing is sent: only the order tells whether the money has arrived. */
export function PaidButton({ order }: { order: OrderRef }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  useBackCloses(open, close)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{m.account_paid()}</Button>
      {open && (
        <Dialog title={m.account_tips_title()} onClose={close}>
          <p>{m.account_tips_text()}</p>
          <div className={styles.actions}>
            <Link to="/loanDetails" search={order} className={buttonClass.primary}>
              {m.account_see_order()}
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
