/**
 * What a file or a server of others says, for a terminal: what would move its cursor, colour it, break its line or turn it round is
 * shown by its number, as `\\u{1b}`.
 */
export const printable = (text: string) =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`)

/** The same of a text of several lines. */
export const printableLines = (text: string) => text.split('\n').map(printable).join('\n')
