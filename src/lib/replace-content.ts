/** As `replaceChildren`, which is newer than the oldest engine that we serve. Does nothing where there is no element. */
export function replaceContent(element: Element | null | undefined, ...content: (Node | string)[]): void {
  if (!element) return
  element.textContent = ''
  element.append(...content)
}
