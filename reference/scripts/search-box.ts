import { type Entry, find, type Index, indexOf } from './find.ts'
import { element, isTyping, loadScript } from './page-parts.ts'

/** What the index's file leaves behind; a script, because a page on a disk may load no other file. */
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

/** The search of the bar: `/` or Ctrl+K opens it, arrows choose, Enter goes there, Escape leaves. */
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
    box.setAttribute('aria-activedescendant', link?.id ?? '')
    link?.scrollIntoView({ block: 'nearest' })
  }
  const close = () => {
    list.hidden = true
    box.setAttribute('aria-expanded', 'false')
    box.removeAttribute('aria-activedescendant')
  }
  const show = () => {
    const question = box.value.trim()
    if (!index || question === '') return close()
    const found = find(index, question, MOST_FOUND)
    list.replaceChildren(...(found.length > 0 ? found.map(linkTo) : [nothingFound(question)]))
    list.hidden = false
    box.setAttribute('aria-expanded', 'true')
    status.textContent = found.length === 0 ? 'Nothing found' : `${found.length} found`
    choose(0)
  }
  const load = () => {
    loading ??= loadScript('search-index.js').then(
      () => {
        index = indexOf(globalThis.RUPYA_SEARCH ?? [])
        show()
      },
      () => {
        const words = 'The search could not be loaded. Reload the page.'
        list.replaceChildren(element('p', { className: 'nothing-found' }, words))
        list.hidden = false
        loading = undefined
      },
    )
  }

  box.addEventListener('focus', () => {
    load()
    show()
  })
  box.addEventListener('input', show)
  box.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') choose(chosen + 1)
    else if (event.key === 'ArrowUp') choose(chosen - 1)
    else if (event.key === 'Enter') links()[chosen]?.click()
    else if (event.key === 'Escape') {
      if (list.hidden) box.value = ''
      close()
    } else return
    event.preventDefault()
  })
  // A link inside the page closes it too.
  list.addEventListener('click', close)
  box.parentElement?.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && box.parentElement?.contains(relatedTarget))) close()
  })
  // A tap on a result must not take the focus, which would close the list first.
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
    element('strong', {}, name),
    element('span', { className: 'found-kind' }, KINDS[kind]),
    element('span', { className: 'found-about' }, about),
  )
  link.role = 'option'
  return link
}

const nothingFound = (question: string) =>
  element('p', { className: 'nothing-found' }, `Nothing is called “${question}”.`)
