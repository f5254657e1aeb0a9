import { digitsOnly } from './digits.ts'
import { limitTyped, type Typed } from './limit-typed.ts'

export interface TextEdit {
  /** What the field holds after the edit. */
  text: string
  /** Where the caret is after the edit. */
  caret: number
  /** What the field held before the edit. */
  previous: string
  /** The kind of edit, as in `InputEvent.inputType`. */
  inputType: string
}

/** How a number is written: its groups, and its maximum number of digits. */
export interface DigitGroups {
  group: (text: string) => string
  most?: number | undefined
  /** Extracts the part of a text that counts; by default its digits. */
  read?: ((text: string) => string) | undefined
}

/**
 * Groups a number's digits again after an edit, and keeps the caret behind the same digit. Digits over the limit are not
 * added.
 */
export function regroupDigits(
  { text, caret, previous, inputType }: TextEdit,
  { group, most = Infinity, read = digitsOnly }: DigitGroups,
): Typed {
  const before = read(previous)
  const now = read(text)
  // Counted from the end, because dropped characters are at the beginning.
  const typed = { text: now, caret: Math.max(0, now.length - digitsOnly(text.slice(caret)).length) }
  const { text: digits, caret: at } = limitTyped(before, typed, most)
  const left = digits.slice(0, at)
  const right = digits.slice(at)
  const grouped = (start: string, end: string) => ({
    text: group(start + end),
    // Grouping the left part alone puts the caret before the space, not after it.
    caret: group(start).length,
  })
  // The edit deleted only a space: delete the digit next to it.
  const gapOnly = digits === before && text.length < previous.length
  if (gapOnly && inputType === 'deleteContentBackward') return grouped(left.slice(0, -1), right)
  if (gapOnly && inputType === 'deleteContentForward') return grouped(left, right.slice(1))
  return grouped(left, right)
}
