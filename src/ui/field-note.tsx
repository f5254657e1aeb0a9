import type { ReactNode } from 'react'
import styles from './field.module.css'

interface FieldNoteProps {
  id: string
  hint?: ReactNode
  error?: string | undefined
  /**
   * The error comes while its field has the focus, so that nothing else reads it: it is announced, and again at another number.
   * What a toast or the focus announces has none.
   */
  announced?: number | undefined
}

/** The text below a field: its error, and its hint, which is the rule that the error speaks of. */
export function FieldNote({ id, hint, error, announced }: FieldNoteProps) {
  if (!error && !hint) return null
  return (
    <div id={id} className={styles.note}>
      {error && (
        <p key={announced} role={announced === undefined ? undefined : 'alert'} className={styles.error}>
          {error}
        </p>
      )}
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  )
}
