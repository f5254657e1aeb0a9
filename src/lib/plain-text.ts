// Control characters except tab and line feed, and the marks that change a text's direction.
const UNSAFE = /(?![\t\n])[\p{Cc}\p{Bidi_Control}]/gu

/** A server's text, safe to show: without control or direction characters, at most `limit` characters. */
export function plainText(text: string, limit = 500): string {
  const clean = text.replace(UNSAFE, '').trim()
  const characters = Array.from(clean)
  return characters.length > limit ? `${characters.slice(0, limit - 1).join('')}…` : clean
}
