import { useLayoutEffect, useRef } from 'react'
import { focusHeading } from './focus-heading.ts'

/** The ref of a `<dialog>` that is modal while it is rendered. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  // React has no attribute for `showModal`. A layout effect runs before paint, so nothing flashes.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Otherwise the first radio button gets the focus, not the one that the borrower has chosen.
    element?.querySelector<HTMLInputElement>('input[type=radio]:checked')?.focus()
    return () => {
      element?.close()
      // If nothing had the focus before the dialog opened, the page's heading gets it afterwards.
      if (document.activeElement === document.body) focusHeading()
    }
  }, [])
  return dialog
}
