import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { OrderRef } from '../../../api/loan.ts'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { useCloseOnBack } from '../../../platform/back.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FeeNote } from '../money-head.tsx'
import type { Entry } from '../journal/entry.ts'
import { PaymentLine } from '../journal/payment-line.tsx'
import type { Purpose } from '../where-to-pay.ts'
import journalStyles from '../journal/journal.module.css'
import styles from './account.module.css'

interface PaidButtonProps {
  order: OrderRef
  purpose: Purpose
  /** What may be the same payment: the borrower has told of it, perhaps days ago on this page. */
  told: Entry[]
  /** Notes the payment, as another one if they say so; false if that was not possible now. */
  onPaid: (paid: { isAnother: boolean }) => Promise<boolean>
}

/** Records that the borrower has paid, and says what comes next. Only the order shows whether the money has arrived. */
export function PaidButton({ order, purpose, told, onPaid }: PaidButtonProps) {
  const [open, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const close = () => setOpen(false)
  const note = useSingleFlight(async (paid: { isAnother: boolean }) => {
    setAsking(false)
    setBusy(true)
    try {
      if (await onPaid(paid)) setOpen(true)
    } finally {
      setBusy(false)
    }
  })
  const tap = () => {
    if (isBusy) return
    if (told.length > 0) setAsking(true)
    else void note({ isAnother: false })
  }
  const answer = (isAnother: boolean) => {
    if (isAnother) return void note({ isAnother })
    setAsking(false)
    setOpen(true)
  }
  useCloseOnBack(open, close)
  const fee = purpose === 'extension'
  return (
    <>
      <Button className={`${buttonClass.quiet} ${styles.paid}`} aria-busy={isBusy} onClick={tap}>
        {m.account_paid()}
      </Button>
      {isAsking && told.length > 0 && <PaidAgain told={told} onAnswer={answer} onClose={() => setAsking(false)} />}
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

interface PaidAgainProps {
  told: Entry[]
  onAnswer: (isAnother: boolean) => void
  onClose: () => void
}

/** A borrower who pays twice by mistake is owed money, so a second payment is recorded too if they say that there is one. */
function PaidAgain({ told, onAnswer, onClose }: PaidAgainProps) {
  useCloseOnBack(true, onClose)
  return (
    <Dialog title={m.paid_again_title()} onClose={onClose}>
      <div className={journalStyles.question}>
        <p>{m.paid_again_text()}</p>
        {told.map((entry) => (
          <PaymentLine key={entry.id} entry={entry} />
        ))}
      </div>
      <div className={styles.dialogActions}>
        <Button onClick={() => onAnswer(false)}>{m.paid_again_no()}</Button>
        <Button look="quiet" onClick={() => onAnswer(true)}>
          {m.paid_again_yes()}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {m.cancel()}
        </Button>
      </div>
    </Dialog>
  )
}
