import { type ChangeEvent, type CompositionEvent, type FocusEvent, useRef } from 'react'
import { limitTyped } from '../lib/limit-typed.ts'

type Area = HTMLTextAreaElement

/**
 * Keeps a field's text within its limit of code points. While a word is being composed (an input method, most phone
 * keyboards), the text is not changed, because that would break the word; it is cut when the word is complete.
 */
export function useTypingLimit(limit: number, value: string, onChange: (text: string) => void) {
  /** The text before the word that is being composed. */
  const beforeWord = useRef<string>(undefined)
  const cut = (area: Area, before: string) => {
    const limited = limitTyped(before, { text: area.value, caret: area.selectionEnd }, limit)
    if (limited.text !== area.value) {
      // Set it here: if React set it, the caret would jump to the end.
      area.value = limited.text
      area.setSelectionRange(limited.caret, limited.caret)
    }
    onChange(limited.text)
  }
  const end = ({ currentTarget }: CompositionEvent<Area> | FocusEvent<Area>) => {
    const before = beforeWord.current
    beforeWord.current = undefined
    if (before !== undefined) cut(currentTarget, before)
  }
  return {
    onCompositionStart: () => {
      beforeWord.current = value
    },
    onChange: ({ currentTarget }: ChangeEvent<Area>) => {
      if (beforeWord.current === undefined) cut(currentTarget, value)
      else onChange(currentTarget.value)
    },
    onCompositionEnd: end,
    onBlur: end,
  }
}
