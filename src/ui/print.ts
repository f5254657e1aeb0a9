import './print.css'

let folded: HTMLDetailsElement[] = []

const setOpen = (open: boolean) => {
  for (const details of folded) details.open = open
}

// Paper cannot be tapped, so what is folded is open while it is printed.
addEventListener('beforeprint', () => {
  folded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
  setOpen(true)
})
addEventListener('afterprint', () => setOpen(false))
