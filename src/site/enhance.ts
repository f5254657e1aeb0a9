import './site.css'
import { startCarousel } from './official/carousel.ts'
import { startFeedbackForm } from './official/feedback-form.ts'
import { followSections } from './official/section-switch.ts'

// Improves a page of the site after it has loaded. The page is readable without it.

// Each in its own task, so that the others still start if one fails.
for (const banners of document.querySelectorAll<HTMLElement>('.site-banners'))
  queueMicrotask(() => startCarousel(banners))
for (const form of document.querySelectorAll<HTMLFormElement>('.site-feedback form'))
  queueMicrotask(() => startFeedbackForm(form))
for (const menu of document.querySelectorAll<HTMLDetailsElement>('.site-menu')) queueMicrotask(() => startMenu(menu))
if (document.querySelector('.site-section')) queueMicrotask(followSections)
queueMicrotask(() => document.documentElement.classList.add('ready'))

/** From this width, the navigation is in the page's header (header.css). */
const WIDE = '(min-width: 1040px)'

/** On wide screens the menu is always open. Elsewhere it closes after a choice, on Escape, and on a tap beside it. */
function startMenu(menu: HTMLDetailsElement) {
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
