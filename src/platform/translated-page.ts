/**
 * Keeps a page right whose texts a translator replaces by `<font>` elements, of which React knows nothing: a text that changes
 * takes its place again, to be translated anew, and what is done at a text that is gone is done at what stands for it
 * (docs/decisions/071).
 */
export function keepTranslatedPageRight() {
  /** What a translator shows, by the text that it stands for. */
  const translations = new WeakMap<Node, ChildNode>()
  const taken = new WeakSet<ChildNode>()

  const observer = new MutationObserver(note)
  observer.observe(document.body, { childList: true, subtree: true })

  function note(changes: MutationRecord[]) {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      if (target instanceof Text) putBack(target)
      for (const removed of removedNodes) {
        // React itself moves texts, too.
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
    // It is not where the original is shown again.
    if (translation?.isConnected) translation.replaceWith(text)
  }

  /** What stands in a parent for a node that is not its child: its translation, or a `<font>` around either. */
  function standIn(parent: Node, node: Node): Node | null {
    let found: Node | null = translations.get(node) ?? node
    while (found && found.parentNode !== parent) found = found.parentNode
    return found
  }

  // Each is called with the node that it was called on.
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
