/** Puts the focus on a field whose value cannot be sent, and its label in sight: a field behind the header counts as seen. */
export function focusField(field: unknown) {
  if (!(field instanceof HTMLElement)) return
  field.focus()
  // With the room that its style asks for (field.module.css).
  field.scrollIntoView({ block: 'nearest' })
}
