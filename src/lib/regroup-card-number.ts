import { digitsOnly, groupCardDigits } from './digits.ts'

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

/** Groups a card number's digits again after an edit, and keeps the caret behind the same digit. */
export function regroupCardNumber({ text, caret, previous, inputType }: TextEdit): { text: string; caret: number } {
  const digits = digitsOnly(text)
  const left = digitsOnly(text.slice(0, caret))
  const right = digits.slice(left.length)
  // The edit deleted only a space: delete the digit next to it.
  const gapOnly = digits === digitsOnly(previous) && text.length < previous.length
  if (gapOnly && inputType === 'deleteContentBackward') return grouped(left.slice(0, -1), right)
  if (gapOnly && inputType === 'deleteContentForward') return grouped(left, right.slice(1))
  return grouped(left, right)
}

function grouped(left: string, right: string) {
  // Grouping the left part alone puts the caret before the space, not after it.
  return { text: groupCardDigits(left + right), caret: groupCardDigits(left).length }
}
