/** How long a banner stays (SITE-3). */
const STAYS_MS = 3000

/** The banner that is visible at a scroll position. */
export const slideAt = (scrolled: number, width: number, count: number) =>
  width > 0 ? Math.min(count - 1, Math.max(0, Math.round(scrolled / width))) : 0

const slideAfter = (index: number, count: number) => (index + 1) % count

/** Moves a row of banners automatically, unless a person touches it, has paused it, or prefers reduced motion. */
export function startCarousel(banners: HTMLElement) {
  const slides = banners.querySelector('.site-slides')
  const pause = banners.querySelector<HTMLElement>('.site-pause')
  const dots = [...banners.querySelectorAll('.site-dot')]
  if (!slides || !pause) return
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const { ariaLabel: pauseLabel } = pause
  const playLabel = pause.dataset['play'] ?? ''
  const reasonsToStay = new Set<'paused' | 'focus' | 'pointer' | 'finger'>()
  let timer: ReturnType<typeof setInterval> | undefined

  const current = () => slideAt(slides.scrollLeft, slides.clientWidth, dots.length)
  const show = (index: number) =>
    slides.scrollTo({ left: index * slides.clientWidth, behavior: lessMotion.matches ? 'instant' : 'smooth' })
  const mark = () => {
    for (const [index, dot] of dots.entries()) dot.ariaCurrent = index === current() ? 'true' : null
  }
  const restart = () => {
    clearInterval(timer)
    if (reasonsToStay.size === 0) timer = setInterval(() => show(slideAfter(current(), dots.length)), STAYS_MS)
    const isPaused = reasonsToStay.has('paused')
    pause.classList.toggle('paused', isPaused)
    pause.ariaLabel = isPaused ? playLabel : pauseLabel
  }
  const stay = (reason: 'paused' | 'focus' | 'pointer' | 'finger', isGiven: boolean) => {
    if (isGiven) reasonsToStay.add(reason)
    else reasonsToStay.delete(reason)
    restart()
  }

  banners.addEventListener('focusin', () => stay('focus', true))
  banners.addEventListener('focusout', () => stay('focus', false))
  banners.addEventListener('mouseenter', () => stay('pointer', true))
  banners.addEventListener('mouseleave', () => stay('pointer', false))
  for (const [event, isDown] of [
    ['touchstart', true],
    ['touchend', false],
    ['touchcancel', false],
  ] as const)
    slides.addEventListener(event, () => stay('finger', isDown), { passive: true })
  slides.addEventListener('scroll', mark, { passive: true })
  for (const [index, dot] of dots.entries()) dot.addEventListener('click', () => show(index))
  pause.addEventListener('click', () => {
    if (!reasonsToStay.has('paused')) return stay('paused', true)
    // A person who starts it should see it move, even with the pointer still on the button.
    reasonsToStay.clear()
    restart()
  })
  lessMotion.addEventListener('change', () => stay('paused', lessMotion.matches))
  mark()
  stay('paused', lessMotion.matches)
}
