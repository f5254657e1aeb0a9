// Control characters but for tab and line feed, and the marks that turn a text's direction around.
const UNSAFE = /(?![\t\n])[\p{Cc}\p{Bidi_Control}]/gu

/** UTF-16 units of a character, at the most but for long chains of joined ones. */
const LONGEST_CHARACTER = 4

/** What somebody can see: neither blanks nor marks without a shape. */
const VISIBLE = /[^\p{Z}\p{Cf}\s]/u

/** A server's words, safe to show: no control or direction characters, at most `limit` characters, '' if nothing is to be seen. */
export function plainText(text: string, limit = 500): string {
  // No more than can be shown is looked at: a server may send megabytes.
  const clean = text
    .slice(0, limit * LONGEST_CHARACTER)
    .replace(UNSAFE, '')
    .trim()
  if (!VISIBLE.test(clean)) return ''
  const characters = Array.from(clean)
  return characters.length > limit ? `${characters.slice(0, limit - 1).join('')}…` : clean
}
