import { type Ref, useId } from 'react'
import { countCharacters } from '../lib/limit-typed.ts'
import { FieldNote } from './field-note.tsx'
import field from './field.module.css'
import styles from './text-area.module.css'
import { useTypingLimit } from './use-typing-limit.ts'

interface TextAreaProps {
  ref?: Ref<HTMLTextAreaElement>
  label: string
  hint: string
  placeholder?: string
  /** Why the current text cannot be sent. */
  error?: string | undefined
  /** The maximum number of code points; more are ignored. */
  limit: number
  /** The announced words for how much room is left. */
  roomWords: (left: number) => string
  value: string
  onChange: (text: string) => void
}

/** From here on, the room left is announced. At each key, it would talk over the typing. */
const NEARLY_FULL = 20

/** A field for several lines, with a counter. */
export function TextArea({ label, hint, error, limit, roomWords, value, onChange, ...rest }: TextAreaProps) {
  const id = useId()
  const typing = useTypingLimit(limit, value, onChange)
  const count = countCharacters(value)
  const left = limit - count
  return (
    <div className={field.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...rest}
        {...typing}
        id={id}
        className={`${field.input} ${styles.area}`}
        rows={5}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
      />
      <span className={`${styles.count} ${left <= 0 ? styles.full : ''}`} aria-hidden="true">
        {count}/{limit}
      </span>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
      <span className={styles.announced} role="status">
        {left <= NEARLY_FULL && roomWords(left > 0 ? NEARLY_FULL : 0)}
      </span>
    </div>
  )
}
