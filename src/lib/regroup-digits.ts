import { digitsOnly } from './digits.ts'
import { limitTyped } from './limit-typed.ts'

interface TextEdit {
  /** What the field holds after the edit. */
  text: string
  /** Where the caret is after the edit. */
  caret: number
  /** What the field held before the edit. */
  previous: string
  /** The kind of edit, as in `InputEvent.inputType`. */
  inputType: string
}

/** How a number is written: in groups, and with at most so many digits. */
export interface DigitGroups {
  group: (text: string) => string
  most?: number | undefined
}

/** Groups a number's digits again after an edit, and keeps the caret behind the same digit. What is too much is not typed. */
export function regroupDigits(
  { text, caret, previous, inputType }: TextEdit,
  { group, most = Infinity }: DigitGroups,
): { text: string; caret: number } {
  const before = digitsOnly(previous)
  const typed = { text: digitsOnly(text), caret: digitsOnly(text.slice(0, caret)).length }
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
