/**
 * Text from others, made safe for a terminal: characters that would move the cursor, colour the text, break the line or
 * reverse it are shown by number, as `\\u{1b}`.
 */
export const printable = (text: string) =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`)

/** The same for a text of several lines. */
export const printableLines = (text: string) => text.split('\n').map(printable).join('\n')
