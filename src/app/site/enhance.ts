// Makes a page of the site more comfortable once it is read. Everything on it can be read without.
import './site.css'
import { startCarousel } from '../../features/site/official/carousel.ts'
import { startFeedbackForm } from '../../features/site/official/feedback-form.ts'
import { startMenu } from '../../features/site/official/menu.ts'
import { followSections } from '../../features/site/official/section-switch.ts'

// Each in a task of its own: where one fails, the others still begin.
for (const banners of document.querySelectorAll<HTMLElement>('.site-banners'))
  queueMicrotask(() => startCarousel(banners))
for (const form of document.querySelectorAll<HTMLFormElement>('.site-feedback form'))
  queueMicrotask(() => startFeedbackForm(form))
for (const menu of document.querySelectorAll<HTMLDetailsElement>('.site-menu')) queueMicrotask(() => startMenu(menu))
if (document.querySelector('.site-section')) queueMicrotask(followSections)
queueMicrotask(() => document.documentElement.classList.add('ready'))
