/**
 * Changes a page like Chrome's translator: replaces each text by two `<font>` elements with other words, again after each
 * change. Runs inside the page and must use nothing from outside.
 */
export function translateAsChromeDoes() {
  const UNTOUCHED = 'font, script, style, title, textarea, [translate=no]'
  let count = 0
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) {
      if (!/\S/.test(text.data) || !text.parentElement || text.parentElement.closest(UNTOUCHED)) continue
      const outer = document.createElement('font')
      outer.appendChild(document.createElement('font')).textContent = `«${text.data}»`
      // In one step or in two: translators do both.
      count += 1
      if (count % 2 === 0) text.before(outer)
      if (count % 2 === 0) text.remove()
      else text.replaceWith(outer)
    }
  }
  new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) translate(node)
  }).observe(document, { childList: true, subtree: true, characterData: true })
  translate(document)
}
