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

/** Whether a key event belongs to a text field. */
export const isTyping = ({ target }: Event) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]') !== null

/** A code block as on the pages, with a copy button. */
export function codeBlock(label: string, text: string, wraps = false): HTMLElement {
  const pre = element('pre', { className: wraps ? 'wraps' : '', tabIndex: 0 }, element('code', {}, text))
  pre.setAttribute('role', 'region')
  pre.setAttribute('aria-label', label)
  const block = element('div', { className: 'code' }, pre)
  addCopy(block)
  return block
}

/** Adds a copy button to a block of code. */
export function addCopy(block: Element) {
  const button = element('button', { type: 'button', className: 'copy' }, 'Copy')
  const words = element(
    'span',
    { className: 'unseen' },
    ` ${block.querySelector('pre')?.getAttribute('aria-label') ?? ''}`,
  )
  button.append(words)
  button.addEventListener('click', () => {
    const say = (said: string) => {
      button.firstChild?.replaceWith(said)
      setTimeout(() => button.firstChild?.replaceWith('Copy'), 2000)
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
