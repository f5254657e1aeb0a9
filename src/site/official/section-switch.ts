import { type Section, placeOf, sectionId, sectionOf } from './sections.ts'

/** The page title while a section is shown. */
const titleOf = (section: Section, own: string, heading: string, site: string) =>
  section === 'home' ? own : `${heading} · ${site}`

/**
 * Updates title, navigation and focus when the page's head shows another section (boot.ts). Each section keeps its scroll
 * position.
 */
export function followSections() {
  const { documentElement: html, title: ownTitle } = document
  const siteName = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? ''
  const readTo = new Map<Section, number>()
  let shown = sectionOf(`#${html.lang}-${html.dataset['section']}`)
  let isChosen = false

  /** All languages are in the page; an address may name a section of another language. */
  const elementOf = (section: Section) => document.getElementById(sectionId(html.lang, section))
  const headingOf = (section: Section) => elementOf(section)?.querySelector('h1')

  function describe(section: Section) {
    document.title = titleOf(section, ownTitle, headingOf(section)?.textContent ?? '', siteName)
    for (const link of document.querySelectorAll('.site-menu a'))
      link.ariaCurrent = link.getAttribute('href')?.endsWith(`-${section}`) ? 'page' : null
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.site-languages a'))
      link.hash = sectionId(link.lang, section)
    const element = elementOf(section)
    if (element) watchFrames(element)
  }

  describe(shown)
  addEventListener('scroll', () => readTo.set(shown, scrollY), { passive: true })
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href^="#"]')) isChosen = true
  })
  addEventListener('hashchange', ({ newURL }) => {
    const { hash } = new URL(newURL)
    const section = sectionOf(hash)
    const isPart = placeOf(hash) !== section && hash !== ''
    const wasChosen = isChosen
    isChosen = false
    if (section === shown && (isPart || !wasChosen)) return
    const top = wasChosen ? 0 : (readTo.get(section) ?? 0)
    shown = section
    describe(section)
    const part = wasChosen && isPart ? document.getElementById(hash.slice(1)) : null
    if (part) part.scrollIntoView()
    else scrollTo({ top, behavior: 'instant' })
    const heading = headingOf(section)
    if (heading) heading.tabIndex = -1
    if (!part) heading?.focus({ preventScroll: true })
  })
}

/** After this time, a frame that is still empty gets a message (RULE-55). */
const LOADS_WITHIN_MS = 8000

const watched = new Set<HTMLIFrameElement>()

/** Shows a message if a visible frame does not load. A script in the page's head records which frames have loaded (boot.ts). */
function watchFrames(section: ParentNode) {
  for (const frame of section.querySelectorAll('iframe')) {
    if (watched.has(frame)) continue
    watched.add(frame)
    const note = section.querySelector<HTMLElement>('.site-frame-late')
    const say = (text = '') => {
      if (note) note.textContent = text
    }
    const timer = setTimeout(() => {
      if (frame.dataset['loaded'] === undefined) say(note?.dataset['late'])
    }, LOADS_WITHIN_MS)
    frame.addEventListener('load', () => {
      clearTimeout(timer)
      say()
    })
  }
}
