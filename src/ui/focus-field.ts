/**
 * Focuses a field whose value cannot be sent, and scrolls its label into view: browsers treat a field behind the header as
 * visible.
 */
export function focusField(field: unknown) {
  if (!(field instanceof HTMLElement)) return
  field.focus()
  // Its style adds a scroll margin (field.module.css).
  field.scrollIntoView({ block: 'nearest' })
}
