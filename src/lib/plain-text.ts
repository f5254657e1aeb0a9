// Control characters except tab and line feed, and the marks that change a text's direction.
const UNSAFE = /(?![\t\n])[\p{Cc}\p{Bidi_Control}]/gu

/** The most UTF-16 units that a character usually has. */
const MAX_UNITS = 4

/** Any character that can be seen: no space, and no mark without a shape. */
const VISIBLE = /[^\p{Z}\p{Cf}\s]/u

/** A server's text, safe to show: without control or direction characters, at most `limit` characters; '' if none is visible. */
export function plainText(text: string, limit = 500): string {
  // Cut first: a server may send megabytes.
  const clean = text
    .slice(0, limit * MAX_UNITS)
    .replace(UNSAFE, '')
    .trim()
  if (!isVisible(clean)) return ''
  const characters = Array.from(clean)
  return characters.length > limit ? `${characters.slice(0, limit - 1).join('')}…` : clean
}

/** Whether anything of a text can be seen. */
export const isVisible = (text: string): boolean => VISIBLE.test(text)
