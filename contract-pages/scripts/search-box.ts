import { type Entry, find, type Index, indexOf } from './find.ts'
import { element, loadScript } from './page-parts.ts'

/** Set by the index file, which is a script because a page opened from a file can load nothing else. */
declare global {
  var RUPYA_SEARCH: Entry[] | undefined
}

const MOST_FOUND = 12

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
    const found = links()
    chosen = (next + found.length) % found.length || 0
    for (const [at, link] of found.entries()) link.setAttribute('aria-selected', String(at === chosen))
    const link = found[chosen]
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
  const search = () => {
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
    show()
  }

  box.addEventListener('focus', search)
  box.addEventListener('input', search)
  box.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && list.hidden) show()
    else if (step !== undefined) choose(chosen + step)
    else if (event.key === 'Enter' && !list.hidden) links()[chosen]?.click()
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
    const hasModifier = ctrlKey || metaKey
    if (key === '/' ? hasModifier || altKey || isTyping(event) : key !== 'k' || !hasModifier) return
    event.preventDefault()
    box.focus()
    box.select()
  })
}

/** Whether a key event belongs to a text field. */
const isTyping = ({ target }: Event) =>
  target instanceof HTMLElement && target.matches('input:not([type=radio], [type=checkbox]), select')

function linkTo({ name, kind, about, to }: Entry, index: number): HTMLElement {
  const properties = { href: to, id: `found-${index}`, tabIndex: -1, role: 'option', className: 'row' }
  const words = kind === 'operation' ? '' : kind
  // The spaces are for screen readers.
  return element(
    'a',
    properties,
    element('strong', {}, name),
    ' ',
    element('span', { className: 'label' }, words),
    ' ',
    element('span', { className: 'quiet' }, about),
  )
}

/** A list may contain only options, so this is an option that cannot be chosen. */
const note = (words: string) =>
  element('p', { className: 'quiet', role: 'option', ariaDisabled: 'true', ariaSelected: 'false' }, words)
