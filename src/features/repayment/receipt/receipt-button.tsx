import '../../../ui/print.ts'
import { Suspense, useEffect, useState } from 'react'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { CopyLine } from '../../../parts/copy-line.tsx'
import { viewerLabels } from '../../../parts/viewer-labels.ts'
import { useCloseOnBack } from '../../../platform/back.ts'
import { logError } from '../../../platform/error-log.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { lazyPart } from '../../../platform/lazy-part.ts'
import { AmountText } from '../../../ui/amount-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { DayText } from '../../../ui/day-text.tsx'
import { DetailLines } from '../../../ui/detail-lines.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { type Receipt, receiptLines } from './receipt.ts'
import styles from './receipt.module.css'

// Loaded on demand: most receipts are copied.
const ImageViewer = lazyPart('image viewer', async () => (await import('../../../ui/image-viewer.tsx')).ImageViewer)

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
  const text = receiptLines(receipt).join('\n')
  const [picture, setPicture] = useState<string>()
  const closePicture = () => setPicture(undefined)
  // Back closes what is on top.
  useCloseOnBack(picture === undefined, onClose)
  useCloseOnBack(picture !== undefined, closePicture)
  useEffect(() => (picture === undefined ? undefined : () => URL.revokeObjectURL(picture)), [picture])
  const sharePicture = useSingleFlight(() => shareOrShow(receipt, setPicture))
  return (
    <Dialog look="sheet" title={receipt.title} onClose={onClose}>
      <div className={styles.receipt}>
        <CopyLine look="wide" shown={text} raw={text} copy={m.receipt_copy()} copied={copied}>
          <div className={styles.paper}>
            {receipt.paid && (
              <>
                <p className={styles.label}>{receipt.paid.label}</p>
                <p className={styles.paid}>
                  <AmountText text={receipt.paid.value} />
                </p>
              </>
            )}
            <p lang={receipt.noteLanguage} className={styles.note}>
              <DayText text={receipt.note} />
            </p>
            <DetailLines lines={receipt.lines.map(({ label, value, shown = value }) => ({ label, value: shown }))} />
            <div className={styles.from}>
              {receipt.from.map((words) => (
                <p key={words}>{words}</p>
              ))}
              <p>{receipt.made}</p>
            </div>
          </div>
        </CopyLine>
        <div className={styles.ways}>
          {typeof (navigator.share as unknown) === 'function' && (
            <Button look="secondary" onClick={() => void share(text)}>
              {m.receipt_share()}
            </Button>
          )}
          <Button look="secondary" onClick={() => void sharePicture()}>
            {m.receipt_picture()}
          </Button>
        </div>
        {receipt.advice && (
          <p className={styles.advice} data-print="no">
            {receipt.advice}
          </p>
        )}
        <Button look="quiet" onClick={onClose}>
          {m.close()}
        </Button>
      </div>
      {picture && (
        <Suspense fallback={null}>
          <ImageViewer
            images={[{ src: picture, label: receipt.title }]}
            first={0}
            labels={viewerLabels(receipt.title)}
            onClose={closePicture}
          />
        </Suspense>
      )}
    </Dialog>
  )
}

/**
 * Shares the receipt as a picture; where the engine cannot, such as in Android's web view, or the phone refuses, shows it, to be
 * kept as a screenshot.
 */
async function shareOrShow(receipt: Receipt, show: (address: string) => void) {
  try {
    const { drawReceipt } = await import('./receipt-picture.ts')
    const file = await drawReceipt(receipt)
    if (!file) showToast(m.receipt_no_picture())
    else if (!(await isShared(file))) show(URL.createObjectURL(file))
  } catch (error) {
    logError(error, 'receipt as a picture')
    showToast(m.receipt_no_picture())
  }
}

/** Whether the phone's sheet was shown: also if it was closed there. */
async function isShared(file: File): Promise<boolean> {
  // Older engines have no `canShare`.
  if (!(navigator.canShare as unknown) || !navigator.canShare({ files: [file] })) return false
  try {
    await navigator.share({ files: [file] })
    return true
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError'
  }
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
