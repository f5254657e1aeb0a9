import { clampGraphemes } from './digits.ts'

/** A field's text, and where its caret is, in UTF-16 units. */
export interface Typed {
  text: string
  caret: number
}

/** How many code points a text has, as the contract counts. */
export const countCharacters = (text: string) => Array.from(text).length

/**
 * Keeps a text within `limit` code points after a change that ended at the caret. Only the change is cut: a word inserted
 * into a full text must not push the end of the text out. A grapheme is never cut in two.
 */
export function limitTyped(before: string, { text, caret }: Typed, limit: number): Typed {
  if (countCharacters(text) <= limit) return { text, caret }
  const tail = text.slice(caret)
  const room = limit - countCharacters(tail)
  // The text was changed in another way than by typing at the caret.
  if (room < 0 || !before.endsWith(tail) || countCharacters(before) > limit) {
    const clamped = clampGraphemes(text, limit)
    return { text: clamped, caret: Math.min(caret, clamped.length) }
  }
  const start = clampGraphemes(text.slice(0, caret), room)
  const untouched = commonStart(text.slice(0, caret), before.slice(0, before.length - tail.length))
  // No part of the change fits, so the text stays as it was, including what the change would have replaced.
  if (start.length <= untouched) return { text: before, caret: before.length - tail.length }
  return { text: start + tail, caret: start.length }
}

/** How many UTF-16 units two texts share at their start. */
export function commonStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}
