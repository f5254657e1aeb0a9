/** From here on the navigation stands in the head of the page (header.css). */
const WIDE = '(min-width: 1040px)'

/** Where there is room the menu is open; elsewhere it closes once something is chosen, on Escape, and on a tap beside it. */
export function startMenu(menu: HTMLDetailsElement) {
  const wide = matchMedia(WIDE)
  const fit = () => {
    menu.open = wide.matches
  }
  fit()
  wide.addEventListener('change', fit)
  addEventListener('click', ({ target }) => {
    const isBeside = !(target instanceof Node && menu.contains(target))
    if (isBeside || (target instanceof Element && target.closest('a'))) fit()
  })
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || wide.matches) return
    fit()
    menu.querySelector('summary')?.focus()
  })
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) fit()
  })
}
