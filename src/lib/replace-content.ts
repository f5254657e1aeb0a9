/** Like `replaceChildren`, which our oldest engine does not have. Does nothing if there is no element. */
export function replaceContent(element: Element | null | undefined, ...content: (Node | string)[]): void {
  if (!element) return
  element.textContent = ''
  element.append(...content)
}
