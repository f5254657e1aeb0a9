/** Creates an element with properties and children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...inside)
  return made
}

/** A code block as on the pages, with a copy button. */
export function codeBlock(label: string, text: string): HTMLElement {
  const pre = element('pre', { tabIndex: 0, role: 'region', ariaLabel: label }, element('code', {}, text))
  const block = element('div', { className: 'code' }, pre)
  addCopy(block)
  return block
}

/** Adds a copy button to a block of code. */
export function addCopy(block: Element) {
  const words = new Text('Copy')
  const label = ` ${block.querySelector('pre')?.ariaLabel ?? ''}`
  const button = element(
    'button',
    { type: 'button', className: 'button' },
    words,
    element('span', { className: 'unseen' }, label),
  )
  button.addEventListener('click', () => {
    const say = (said: string) => {
      words.data = said
      setTimeout(() => (words.data = 'Copy'), 2000)
    }
    const code = block.querySelector('code')
    // Undefined on pages that are not secure.
    const copied = navigator.clipboard?.writeText(code?.textContent ?? '') ?? Promise.reject(new Error('No clipboard'))
    copied.then(
      () => say('Copied'),
      () => {
        if (code) getSelection()?.selectAllChildren(code)
        say('Selected')
      },
    )
  })
  block.append(button)
}

/** Loads a script from the page's folder. Not as a module, which a page opened from a file could not load. */
export const loadScript = (src: string) =>
  new Promise<void>((done, fail) => {
    const script = element('script', { src })
    script.addEventListener('load', () => done())
    script.addEventListener('error', () => fail(new Error(`${src} could not be loaded`)))
    document.head.append(script)
  })

type Store = 'localStorage' | 'sessionStorage'

/** What `keep` has kept. Undefined if a browser blocks it. */
export function keptIn(store: Store, key: string): string | undefined {
  try {
    return globalThis[store].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a text for other pages, if the browser allows it and there is room. Otherwise no older one stays. */
export function keepIn(store: Store, key: string, text: string) {
  try {
    globalThis[store].removeItem(key)
    globalThis[store].setItem(key, text)
  } catch {
    // See above.
  }
}
