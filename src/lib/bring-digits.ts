import { digitsOnly } from './digits.ts'
import type { Typed } from './limit-typed.ts'
import { type DigitGroups, regroupDigits, type TextEdit } from './regroup-digits.ts'

/**
 * How a digits field handles text that arrives at once: pasted, filled in by the phone, or inserted from a keyboard's
 * clipboard.
 */
export interface DigitFormat extends DigitGroups {
  /** The number in a text; undefined if there is none, or more than one. */
  find: (text: string) => string | undefined
  /** The most digits that such a text may bring. For typing, the limit is `most`. */
  limit: number
  /** The number that is found replaces the whole content of the field. */
  isWhole?: boolean
}

/** Why a text was not taken. */
export type Refusal = 'unclear' | 'long'

export interface Brought {
  text: string
  /** Where the text starts in the field. */
  start: number
  isPasted: boolean
}

/** The field's content after a text arrived at once, or why the text was refused. The text is never cut. */
export function bringDigits(edit: TextEdit, brought: Brought, format: DigitFormat): Typed | Refusal {
  const { find, limit, isWhole, read = digitsOnly, group } = format
  const found = find(brought.text)
  // The keyboard inserted only a part of a code.
  const isPart = isWhole && !brought.isPasted && !/\p{L}/u.test(brought.text)
  if (found === undefined && !isPart) return 'unclear'
  const start = isWhole ? '' : edit.text.slice(0, brought.start)
  const end = isWhole ? '' : edit.text.slice(edit.caret)
  const whole = found === undefined ? edit : { text: start + found + end, caret: (start + found).length }
  if (read(whole.text).length > limit) return 'long'
  return regroupDigits({ ...edit, ...whole }, { group, read })
}
