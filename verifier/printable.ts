/**
 * A server's text for a terminal: what would move its cursor, colour it or turn its lines round is shown by its number, as
 * `\\u{1b}`.
 */
export const printable = (text: string) =>
  text.replaceAll(
    /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu,
    (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`,
  )
