import { type ReactNode, type SyntheticEvent, useId } from 'react'
import styles from './dialog.module.css'
import { ToastRegion } from './toast.tsx'
import { useModal } from './use-modal.ts'

interface DialogProps {
  title: string
  /** A sheet comes from the bottom edge; a dialog is in the middle; `full` covers the column. */
  look?: 'dialog' | 'sheet' | 'full'
  /** Called on Escape and on a tap beside the dialog. The parent then stops rendering it. */
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog that is open while it is rendered. `<dialog>` keeps the focus inside, makes the page behind it inert, and
 * restores the focus (docs/decisions/001).
 */
export function Dialog({ title, look = 'dialog', onClose, children }: DialogProps) {
  const id = useId()
  const dialog = useModal()
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    // A tap beside the dialog is a click on the `<dialog>` element itself. Keyboards use Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles[look]}
      aria-labelledby={id}
      onCancel={cancel}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.content}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
      {/* Toasts behind a modal dialog are neither visible nor announced. */}
      <ToastRegion />
    </dialog>
  )
}
