/** Focuses the screen's heading, so that a screen reader starts there. */
export const focusHeading = () => document.querySelector('h1')?.focus({ preventScroll: true })

const CONTROLS = 'a, button, dialog, input, label, select, summary, textarea, [tabindex]'

/**
 * If the control that somebody used is removed and nothing else has the focus, the open dialog gets it, or else the screen's
 * heading. Otherwise Tab would start at the top, and a screen reader would say nothing (RULE-5).
 */
export function keepFocus() {
  let used: Element | null = null
  const note = ({ target }: Event) => {
    used = target instanceof Element ? target.closest(CONTROLS) : null
  }
  // A tap focuses no link or button in Safari. Before the screen's own listeners, which may remove it.
  for (const use of ['focusin', 'click']) addEventListener(use, note, { capture: true })
  new MutationObserver(() => {
    if (!used || used.isConnected) return
    used = null
    if (document.activeElement !== document.body) return
    const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].pop()
    if (!dialog) return focusHeading()
    dialog.tabIndex = -1
    dialog.focus({ preventScroll: true })
  }).observe(document, { childList: true, subtree: true })
}
