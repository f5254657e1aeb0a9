import { digitsOnly } from './digits.ts'
import type { Typed } from './limit-typed.ts'
import { type DigitGroups, regroupDigits, type TextEdit } from './regroup-digits.ts'

/** How a field of digits takes what comes at once: pasted, filled in by the phone, or put in by a keyboard's clipboard. */
export interface DigitFormat extends DigitGroups {
  /** The number in a text; undefined if there is none, or more than one. */
  find: (text: string) => string | undefined
  /** The most digits that a text brings. Typing ends at `most`. */
  limit: number
  /** What is found takes the place of all that is in the field. */
  isWhole?: boolean
}

/** Why a text was not taken. */
export type Refusal = 'unclear' | 'long'

export interface Brought {
  text: string
  /** Where it stands in the field. */
  start: number
  isPasted: boolean
}

/** What is in the field after a text came at once, or why the text was not taken. Nothing is cut. */
export function bringDigits(edit: TextEdit, brought: Brought, format: DigitFormat): Typed | Refusal {
  const { find, limit, isWhole, read = digitsOnly, group } = format
  const found = find(brought.text)
  // Part of a code that a keyboard put in at once.
  const isPart = isWhole && !brought.isPasted && !/\p{L}/u.test(brought.text)
  if (found === undefined && !isPart) return 'unclear'
  const start = isWhole ? '' : edit.text.slice(0, brought.start)
  const end = isWhole ? '' : edit.text.slice(edit.caret)
  const whole = found === undefined ? edit : { text: start + found + end, caret: (start + found).length }
  if (read(whole.text).length > limit) return 'long'
  return regroupDigits({ ...edit, ...whole }, { group, read })
}
