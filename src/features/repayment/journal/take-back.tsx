import { useState } from 'react'
import type { OrderRef } from '../../../api/loan.ts'
import { useCloseOnBack } from '../../../platform/back.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { journal, readPayments } from './device-journal.ts'
import type { Entry } from './entry.ts'
import { takenBack } from './questions.ts'
import { storedStatus } from './status.ts'

interface TakeBackProps {
  order: OrderRef
  entry: Entry
}

/**
 * The borrower says that a payment was not made. A second question prevents an accidental tap, which would remove the
 * protection against paying twice.
 */
export function TakeBack({ order, entry }: TakeBackProps) {
  const [isAsking, setAsking] = useState(false)
  const isReport = entry.status.kind === 'reported'
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {isReport ? m.journal_not_paid() : m.journal_bank_did_not()}
      </Button>
      {isAsking && (
        <Ask
          isReport={isReport}
          onClose={() => setAsking(false)}
          onYes={() => {
            setAsking(false)
            // The order may show it meanwhile.
            const now = readPayments(order.orderId).find(({ id }) => id === entry.id) ?? entry
            void journal.change(order.orderId, entry.id, storedStatus(takenBack(now)))
            showToast(m.journal_taken_back(), 'info')
          }}
        />
      )}
    </>
  )
}

function Ask({ isReport, onClose, onYes }: { isReport: boolean; onClose: () => void; onYes: () => void }) {
  useCloseOnBack(true, onClose)
  return (
    <Dialog title={isReport ? m.back_report_title() : m.back_bank_title()} onClose={onClose}>
      <p>{isReport ? m.back_report_text() : m.back_bank_text()}</p>
      <ButtonRow>
        <Button look="secondary" onClick={onYes}>
          {isReport ? m.back_report_yes() : m.back_bank_yes()}
        </Button>
        <Button onClick={onClose}>{m.cancel()}</Button>
      </ButtonRow>
    </Dialog>
  )
}
