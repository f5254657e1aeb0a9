/**
 * A number in groups of four: `6222 0212 3456 7`. A text with other characters is not changed. Apart from digits.ts, which the
 * first screen of a loan does not need.
 */
export const groupInFours = (text: string) => (/\D/.test(text) ? text : text.replace(/\d{4}(?=\d)/g, '$& '))
