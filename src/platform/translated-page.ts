/**
 * Keeps React working on a page whose texts a browser translator replaces by `<font>` elements, which React does not know. A
 * text that changes is put back, to be translated again. An operation on a replaced text is applied to its translation
 * (docs/decisions/092).
 */
export function keepTranslatedPageRight() {
  /** Original text → its translation. */
  const translations = new WeakMap<Node, ChildNode>()
  const taken = new WeakSet<ChildNode>()

  const observer = new MutationObserver(note)
  observer.observe(document.body, { childList: true, subtree: true })

  function note(changes: MutationRecord[]) {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      if (target instanceof Text) putBack(target)
      for (const removed of removedNodes) {
        // React itself also moves texts.
        if (!(removed instanceof Text) || removed.isConnected) continue
        const translation = [...addedNodes, previousSibling, nextSibling].find(isFont)
        if (!translation || taken.has(translation)) continue
        taken.add(translation)
        translations.set(removed, translation)
        observer.observe(removed, { characterData: true })
      }
    }
  }

  const isFont = (node: Node | null): node is HTMLElement => node instanceof HTMLElement && node.tagName === 'FONT'

  function putBack(text: Text) {
    const translation = translations.get(text)
    translations.delete(text)
    // It is disconnected if the original is shown again.
    if (translation?.isConnected) translation.replaceWith(text)
  }

  /** Finds the child of `parent` that replaces a node: its translation, or a `<font>` around either. */
  function standIn(parent: Node, node: Node): Node | null {
    let found: Node | null = translations.get(node) ?? node
    while (found && found.parentNode !== parent) found = found.parentNode
    return found
  }

  // Each method is called with its original `this`.
  // oxlint-disable-next-line typescript/unbound-method
  const { appendChild, insertBefore, removeChild } = Node.prototype

  Node.prototype.removeChild = function remove<Child extends Node>(child: Child): Child {
    if (child.parentNode !== this) note(observer.takeRecords())
    if (child.parentNode === this) return removeChild.call(this, child) as Child
    const shown = translations.get(child) ?? child
    if (this.contains(shown)) shown.parentNode?.removeChild(shown)
    else if (!(child instanceof Text)) removeChild.call(this, child)
    return child
  }

  Node.prototype.insertBefore = function insert<Child extends Node>(child: Child, before: Node | null): Child {
    if (before && before.parentNode !== this) note(observer.takeRecords())
    translations.get(child)?.remove()
    return insertBefore.call(this, child, before && (standIn(this, before) ?? before)) as Child
  }

  Node.prototype.appendChild = function append<Child extends Node>(child: Child): Child {
    translations.get(child)?.remove()
    return appendChild.call(this, child) as Child
  }
}
