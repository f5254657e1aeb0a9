import { plainText } from '../../../lib/plain-text.ts'

const MOST_SHOWN = 200

/** Anything that a shell gave, in words that fit in a report. */
export const wordsOf = (value: unknown): string => plainText(written(value), MOST_SHOWN) || 'an empty text'

function written(value: unknown): string {
  try {
    return typeof value === 'string' || value instanceof Error
      ? String(value)
      : (JSON.stringify(value) ?? String(value))
  } catch {
    // JSON has no word for it.
    return named(value)
  }
}

function named(value: unknown): string {
  try {
    return String(value)
  } catch {
    // Not even a name: it throws when it is asked.
    return 'something without words'
  }
}
