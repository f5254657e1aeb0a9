import { type ChangeEvent, type CompositionEvent, type FocusEvent, type Ref, useId, useRef } from 'react'
import { countCharacters, limitTyped } from '../lib/limit-typed.ts'
import { FieldNote } from './field-note.tsx'
import field from './field.module.css'
import styles from './text-area.module.css'

interface TextAreaProps {
  ref?: Ref<HTMLTextAreaElement>
  label: string
  hint: string
  placeholder?: string
  /** Why the present text cannot be sent. */
  error?: string | undefined
  /** Code points that it takes; more are ignored. */
  limit: number
  /** Says how much room is left, where that is worth announcing. */
  roomWords: (left: number) => string
  value: string
  onChange: (text: string) => void
}

/** Announced from here on. At each key it would talk over what is typed. */
const NEARLY_FULL = 20

/** A field for several lines, with a counter. */
export function TextArea({ label, hint, error, limit, roomWords, value, onChange, ...rest }: TextAreaProps) {
  const id = useId()
  const { begin, change, end } = useLimit(limit, value, onChange)
  const count = countCharacters(value)
  const left = limit - count
  return (
    <div className={field.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <textarea
          {...rest}
          id={id}
          className={`${field.input} ${styles.area}`}
          rows={5}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={change}
          onCompositionStart={begin}
          onCompositionEnd={end}
          onBlur={end}
        />
        <span className={`${styles.count} ${left <= 0 ? styles.full : ''}`} aria-hidden="true">
          {count}/{limit}
        </span>
      </div>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
      <span className={styles.announced} role="status">
        {left <= NEARLY_FULL && roomWords(left > 0 ? NEARLY_FULL : 0)}
      </span>
    </div>
  )
}

/**
 * Keeps the field's text within its limit. While a word is being composed (an input method, most keyboards of phones) the
 * text is left alone, because changing it would break the word; it is cut when the word is complete.
 */
function useLimit(limit: number, value: string, onChange: (text: string) => void) {
  /** The text before the word that is being composed. */
  const beforeWord = useRef<string>(undefined)
  const cut = (area: HTMLTextAreaElement, before: string) => {
    const limited = limitTyped(before, { text: area.value, caret: area.selectionEnd }, limit)
    if (limited.text !== area.value) {
      // Set here, because the caret would jump to the end if React set it.
      area.value = limited.text
      area.setSelectionRange(limited.caret, limited.caret)
    }
    onChange(limited.text)
  }
  return {
    begin: () => {
      beforeWord.current = value
    },
    change: ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => {
      if (beforeWord.current === undefined) cut(currentTarget, value)
      else onChange(currentTarget.value)
    },
    end: ({ currentTarget }: CompositionEvent<HTMLTextAreaElement> | FocusEvent<HTMLTextAreaElement>) => {
      const before = beforeWord.current
      beforeWord.current = undefined
      if (before !== undefined) cut(currentTarget, before)
    },
  }
}
