// Control characters but for tab and line feed, and the marks that turn a text's direction around.
const UNSAFE = /(?![\t\n])[\p{Cc}\p{Bidi_Control}]/gu

/** A server's words, safe to show: no control or direction characters, at most `limit` characters. */
export function plainText(text: string, limit = 500): string {
  const clean = text.replace(UNSAFE, '').trim()
  const characters = Array.from(clean)
  return characters.length > limit ? `${characters.slice(0, limit - 1).join('')}…` : clean
}
