import '../../../ui/print.ts'
import { useState } from 'react'
import { CopyLine } from '../../../parts/copy-line.tsx'
import { useCloseOnBack } from '../../../platform/back.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { Button } from '../../../ui/button.tsx'
import { DetailLines } from '../../../ui/detail-lines.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { type Receipt, receiptText } from './receipt.ts'
import styles from './receipt.module.css'

interface ReceiptButtonProps {
  /** What the receipt is of, for those who do not see where its button stands. */
  of: string
  receipt: () => Receipt
  /** Its own words, if it is no receipt by the lender. */
  isNote?: boolean
}

/** Opens a receipt as a sheet, which can be copied as text, and shared where the engine can. */
export function ReceiptButton({ of, receipt, isNote = false }: ReceiptButtonProps) {
  const [opened, setOpened] = useState<Receipt>()
  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        aria-label={(isNote ? m.receipt_note_of : m.receipt_of)({ what: of })}
        onClick={() => setOpened(receipt())}
      >
        {isNote ? m.receipt_note() : m.receipt()}
      </Button>
      {opened && (
        <ReceiptSheet
          receipt={opened}
          copied={isNote ? m.receipt_note_copied() : m.receipt_copied()}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

interface ReceiptSheetProps {
  receipt: Receipt
  copied: string
  onClose: () => void
}

function ReceiptSheet({ receipt, copied, onClose }: ReceiptSheetProps) {
  useCloseOnBack(true, onClose)
  const text = receiptText(receipt)
  return (
    <Dialog look="sheet" title={receipt.title} onClose={onClose}>
      <div className={styles.receipt}>
        <CopyLine look="wide" shown={text} raw={text} copy={m.receipt_copy()} copied={copied}>
          <p lang={receipt.noteLanguage} className={styles.note}>
            {receipt.note}
          </p>
          <DetailLines lines={receipt.lines} />
          {receipt.from && <p className={styles.from}>{receipt.from}</p>}
        </CopyLine>
        {typeof (navigator.share as unknown) === 'function' && (
          <Button look="secondary" onClick={() => void share(text)}>
            {m.receipt_share()}
          </Button>
        )}
        {receipt.advice && (
          <p className={styles.advice} data-print="no">
            {receipt.advice}
          </p>
        )}
        <Button look="quiet" onClick={onClose}>
          {m.close()}
        </Button>
      </div>
    </Dialog>
  )
}

/** Android's web view has no `share`. Whoever closes the phone's sheet has shared nothing, and is told nothing; whom the phone refuses is led to the copy. */
async function share(text: string) {
  try {
    await navigator.share({ text })
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return
    showToast(m.receipt_not_shared())
  }
}
