/** A new element with its properties and what is in it. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...inside)
  return made
}

/** Whether a key belongs to a field that somebody types in. */
export const isTyping = ({ target }: Event) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]') !== null

/** Code as the pages show it, with a button that copies it. */
export function codeBlock(label: string, text: string, wraps = false): HTMLElement {
  const pre = element('pre', { className: wraps ? 'wraps' : '', tabIndex: 0 }, element('code', {}, text))
  pre.setAttribute('role', 'region')
  pre.setAttribute('aria-label', label)
  const block = element('div', { className: 'code' }, pre)
  addCopy(block)
  return block
}

/** Puts a button on a block of code that copies it. */
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
    // Absent on pages that are not secure.
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

/** Loads a script that lies beside the page. As a module a page on a disk could not. */
export const loadScript = (src: string) =>
  new Promise<void>((done, fail) => {
    const script = element('script', { src })
    script.addEventListener('load', () => done())
    script.addEventListener('error', () => fail(new Error(`${src} could not be loaded`)))
    document.head.append(script)
  })
