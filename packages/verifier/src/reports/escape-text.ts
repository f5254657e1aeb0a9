const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a text for HTML or XML. Characters that XML forbids become a question mark. */
export const escapeText = (text: string) =>
  text
    // XML 1.0 forbids all control characters except these.
    .replaceAll(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, '?')
    .replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter)
