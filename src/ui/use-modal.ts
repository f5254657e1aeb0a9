import { useLayoutEffect, useRef } from 'react'

/** The ref of a `<dialog>` that is modal while it is rendered. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  // React has no attribute for `showModal`. A layout effect runs before paint, so nothing flashes.
  useLayoutEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    // Otherwise the first radio button gets the focus, not the one that the borrower has chosen.
    element?.querySelector<HTMLInputElement>('input[type=radio]:checked')?.focus()
    // Older engines give the focus to no dialog without a control, and do not give it back (Chromium 86).
    if (element && !element.contains(document.activeElement)) {
      element.tabIndex = -1
      element.focus({ preventScroll: true })
    }
    return () => {
      element?.close()
      // Without an opener, or if the answer removes it, the heading gets the focus (focus-heading.ts).
      const isLost = document.activeElement === document.body || element?.contains(document.activeElement)
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
  return dialog
}
