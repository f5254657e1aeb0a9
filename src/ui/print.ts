import { lastOf } from '../lib/list.ts'

const folded = new Set<HTMLDetailsElement>()
const beside = new Set<Element>()

// Paper cannot be tapped, so what is folded is open while it is printed; and an open dialog is printed alone: what is
// beside it takes no space, or empty sheets would follow.
addEventListener('beforeprint', () => {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')) {
    folded.add(details)
    details.open = true
  }
  const dialog = lastOf([...document.querySelectorAll('dialog[open]')])
  for (let inside = dialog; inside && inside !== document.body; inside = inside.parentElement ?? undefined) {
    for (const element of inside.parentElement?.children ?? []) if (element !== inside) beside.add(element)
  }
  for (const element of beside) element.toggleAttribute('data-beside', true)
})
addEventListener('afterprint', () => {
  for (const details of folded) details.open = false
  folded.clear()
  for (const element of beside) element.removeAttribute('data-beside')
  beside.clear()
})
