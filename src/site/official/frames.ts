/** After this time, a frame that is still empty gets a message (RULE-55). */
const LOADS_WITHIN_MS = 8000

const watched = new Set<HTMLIFrameElement>()

/** Shows a message if a visible frame does not load. A script in the page's head records which frames have loaded (boot.ts). */
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
