import { digitsOnly, groupCardDigits } from './digits.ts'

interface Typed {
  /** What the field holds after the edit, and where its caret is. */
  text: string
  caret: number
  /** What it held before. */
  before: string
  /** The browser's name of the edit (`InputEvent.inputType`). */
  edit: string
}

/** A card number's groups after an edit, with the caret after as many digits as stood before it. */
export function regroup({ text, caret, before, edit }: Typed): { text: string; caret: number } {
  const digits = digitsOnly(text)
  const left = digitsOnly(text.slice(0, caret))
  const right = digits.slice(left.length)
  // Only a gap was deleted: the digit beside it is what was meant.
  const gapOnly = digits === digitsOnly(before) && text.length < before.length
  if (gapOnly && edit === 'deleteContentBackward') return grouped(left.slice(0, -1), right)
  if (gapOnly && edit === 'deleteContentForward') return grouped(left, right.slice(1))
  return grouped(left, right)
}

function grouped(left: string, right: string) {
  // The groups of the left part alone end where the caret belongs: before the gap, not after it.
  return { text: groupCardDigits(left + right), caret: groupCardDigits(left).length }
}
