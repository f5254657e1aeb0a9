import { type Entry, find, type Index, indexOf } from './find.ts'
import { element, isTyping, loadScript } from './page-parts.ts'

/** Set by the index file, which is a script because a page opened from a file can load nothing else. */
declare global {
  var RUPYA_SEARCH: Entry[] | undefined
}

const MOST_FOUND = 12

const KINDS: Record<Entry['kind'], string> = {
  operation: '',
  outcome: 'outcome',
  field: 'field',
  screen: 'screen',
  example: 'example',
}

/** The search in the bar: `/` or Ctrl+K opens it, arrows choose, Enter opens the result, Escape closes it. */
export function startSearch() {
  const box = document.querySelector<HTMLInputElement>('#search')
  const list = document.querySelector<HTMLElement>('#search-results')
  const status = document.querySelector<HTMLElement>('#search-status')
  if (!box || !list || !status) return
  let index: Index | undefined
  let loading: Promise<void> | undefined
  let chosen = 0

  const links = () => [...list.querySelectorAll('a')]
  const choose = (next: number) => {
    const all = links()
    chosen = all.length === 0 ? 0 : (next + all.length) % all.length
    for (const [at, link] of all.entries()) link.setAttribute('aria-selected', String(at === chosen))
    const link = all[chosen]
    if (!link) return box.removeAttribute('aria-activedescendant')
    box.setAttribute('aria-activedescendant', link.id)
    link.scrollIntoView({ block: 'nearest' })
  }
  const close = () => {
    list.hidden = true
    box.setAttribute('aria-expanded', 'false')
    box.removeAttribute('aria-activedescendant')
  }
  const open = (said: string, ...options: HTMLElement[]) => {
    list.replaceChildren(...options)
    list.hidden = false
    box.setAttribute('aria-expanded', 'true')
    status.textContent = said
    choose(0)
  }
  const show = () => {
    const question = box.value.trim()
    if (!index || question === '') return close()
    const found = find(index, question, MOST_FOUND)
    if (found.length > 0) open(`${found.length} found`, ...found.map(linkTo))
    else open('Nothing found', note(`Nothing is called “${question}”.`))
  }
  const load = () => {
    loading ??= loadScript('search-index.js').then(
      () => {
        index = indexOf(globalThis.RUPYA_SEARCH ?? [])
        // The user may have left the box meanwhile.
        if (document.activeElement === box) show()
      },
      () => {
        const words = 'The search could not be loaded. Type on to try it again.'
        open(words, note(words))
        loading = undefined
      },
    )
  }
  const search = () => {
    load()
    show()
  }

  box.addEventListener('focus', search)
  box.addEventListener('input', search)
  box.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && list.hidden) show()
    else if (step !== undefined) choose(chosen + step)
    else if (event.key === 'Enter' && list.hidden) return
    else if (event.key === 'Enter') links()[chosen]?.click()
    else if (event.key === 'Escape') {
      if (list.hidden) box.value = ''
      close()
    } else return
    event.preventDefault()
  })
  // A link within the page must close it too.
  list.addEventListener('click', close)
  box.parentElement?.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && box.parentElement?.contains(relatedTarget))) close()
  })
  // A tap on a result must not move the focus, which would close the list before the click.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event
    const isAsked =
      (key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(event)) || (key === 'k' && (ctrlKey || metaKey))
    if (!isAsked) return
    event.preventDefault()
    box.focus()
    box.select()
  })
}

function linkTo({ name, kind, about, to }: Entry, index: number): HTMLElement {
  const link = element(
    'a',
    { href: to, id: `found-${index}`, tabIndex: -1 },
    // The spaces are for screen readers.
    element('strong', {}, name),
    ' ',
    element('span', { className: 'found-kind' }, KINDS[kind]),
    ' ',
    element('span', { className: 'found-about' }, about),
  )
  link.role = 'option'
  return link
}

/** A list may contain only options, so this is an option that cannot be chosen. */
function note(words: string): HTMLElement {
  const option = element('p', { className: 'nothing-found' }, words)
  option.role = 'option'
  option.ariaDisabled = 'true'
  option.ariaSelected = 'false'
  return option
}
