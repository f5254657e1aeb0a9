// Improves a page of the site after it has loaded. The page is readable without it.
import './site.css'
import { startCarousel } from './official/carousel.ts'
import { startFeedbackForm } from './official/feedback-form.ts'
import { startMenu } from './official/menu.ts'
import { followSections } from './official/section-switch.ts'

// Each in its own task, so that the others still start if one fails.
for (const banners of document.querySelectorAll<HTMLElement>('.site-banners'))
  queueMicrotask(() => startCarousel(banners))
for (const form of document.querySelectorAll<HTMLFormElement>('.site-feedback form'))
  queueMicrotask(() => startFeedbackForm(form))
for (const menu of document.querySelectorAll<HTMLDetailsElement>('.site-menu')) queueMicrotask(() => startMenu(menu))
if (document.querySelector('.site-section')) queueMicrotask(followSections)
queueMicrotask(() => document.documentElement.classList.add('ready'))
