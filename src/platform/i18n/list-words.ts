import { getLocale } from './generated/runtime.js'

/** Words one after the other, as the page's language joins them: `1, 2, and 4`. */
export const listWords = (words: string[]) => new Intl.ListFormat(getLocale()).format(words)
