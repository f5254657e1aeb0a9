/**
 * Copies a text inside a tap: the clipboard, else the old command, else it selects `shown` for the person to press and
 * hold. Says which of them it was.
 */
export async function copyText(text: string, shown: HTMLElement): Promise<'copied' | 'selected'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    // Web views without the permission, or pages without https: the next way may still work.
    return oldCopy(text) ? 'copied' : select(shown)
  }
}

function oldCopy(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  // Off the screen, and of a size that keeps iOS from zooming.
  field.style.cssText = 'position:fixed;top:-100px;font-size:16px'
  // Inside an open dialog everything else is inert.
  const parent = document.querySelector('dialog[open]') ?? document.body
  parent.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}

function select(shown: HTMLElement): 'selected' {
  const range = document.createRange()
  range.selectNodeContents(shown)
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
  return 'selected'
}
