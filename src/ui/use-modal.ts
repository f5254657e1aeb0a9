import { useLayoutEffect, useRef } from 'react'
import { focusHeading } from './focus-heading.ts'

/** The ref of a `<dialog>` that is modal as long as it is rendered. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  // `showModal` has no attribute that React could set. A layout effect runs before paint, so nothing flashes.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Otherwise it would be the first of the group, which is not what the borrower has.
    element?.querySelector<HTMLInputElement>('input[type=radio]:checked')?.focus()
    return () => {
      element?.close()
      // If nothing had the focus before the dialog opened, the page's heading gets it.
      if (document.activeElement === document.body) focusHeading()
    }
  }, [])
  return dialog
}
