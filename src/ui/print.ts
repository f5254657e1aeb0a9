const folded = new Set<HTMLDetailsElement>()

// Paper cannot be tapped, so what is folded is open while it is printed; and an open dialog is printed alone.
addEventListener('beforeprint', () => {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')) {
    folded.add(details)
    details.open = true
  }
  document.documentElement.toggleAttribute('data-alone', document.querySelector('dialog[open]') !== null)
})
addEventListener('afterprint', () => {
  for (const details of folded) details.open = false
  folded.clear()
  document.documentElement.removeAttribute('data-alone')
})
