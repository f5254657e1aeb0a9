/** After this a frame that is still empty is said to be (RULE-55). */
const LOADS_WITHIN_MS = 8000

const watched = new Set<HTMLIFrameElement>()

/** Says so where a frame that has come into view does not load. The head of the page notes which have (boot.ts). */
export function watchFrames(section: ParentNode) {
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
