/** From this width, the navigation is in the page's header (header.css). */
const WIDE = '(min-width: 1040px)'

/** On wide screens the menu is always open. Elsewhere it closes after a choice, on Escape, and on a tap beside it. */
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
