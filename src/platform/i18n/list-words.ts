import { getLocale } from './generated/runtime.js'

/** Joins words as a list in the page's language: `1, 2, and 4`. */
export const listWords = (words: string[]) => new Intl.ListFormat(getLocale()).format(words)
