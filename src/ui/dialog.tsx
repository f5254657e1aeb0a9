import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import styles from './dialog.module.css'
import { focusHeading } from './focus-heading.ts'
import { ToastRegion } from './toast.tsx'

interface DialogProps {
  title: string
  /** A sheet comes from the bottom edge, a dialog stands in the middle. */
  look?: 'dialog' | 'sheet'
  /** Escape, the mask, or the shell's Back: whoever opened it takes it away. */
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog that is open as long as it is rendered. The browser's own <dialog> keeps the focus inside, makes the page
 * behind it inert, and gives the focus back.
 */
export function Dialog({ title, look = 'dialog', onClose, children }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // showModal is an instruction, not an attribute; before paint, so that nothing flashes.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => {
      element?.close()
      // Nothing had the focus before it opened by itself: the page's heading gets it, not nobody.
      if (document.activeElement === document.body) focusHeading()
    }
  }, [])
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    // A tap on the mask arrives as a click on the dialog itself; Escape is its keyboard twin.
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
      {/* What is behind a modal dialog is neither seen nor heard. */}
      <ToastRegion />
    </dialog>
  )
}
