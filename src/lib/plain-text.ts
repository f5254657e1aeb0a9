// Control characters except tab and line feed, and the marks that change the direction of text.
const UNSAFE = /(?![\t\n])[\p{Cc}\p{Bidi_Control}]/gu

/** The most UTF-16 units that a character usually has. */
const MAX_UNITS = 4

/** A visible character: no space, and no format mark. */
const VISIBLE = /[^\p{Z}\p{Cf}\s]/u

/**
 * A server's text, safe to show: without control or direction characters, and at most `limit` characters; '' if none is
 * visible.
 */
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

/** Whether a text has a visible character. */
export const isVisible = (text: string): boolean => VISIBLE.test(text)
