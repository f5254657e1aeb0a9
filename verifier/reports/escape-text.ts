const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text inside HTML or XML. What XML cannot hold is shown as a question mark. */
export const escapeText = (text: string) =>
  text
    // XML 1.0 forbids all control characters but these.
    .replaceAll(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, '?')
    .replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter)
