import type { ReactNode } from 'react'
import styles from './field.module.css'

interface FieldNoteProps {
  id: string
  hint?: ReactNode
  error?: string | undefined
  /**
   * Set if the error appears while its field has the focus, so that nothing else reads it. Then it is announced, and
   * announced again when the number changes. Leave it out if a toast or a focus change reads the error.
   */
  announced?: number | undefined
}

/** The text below a field: its error, and its hint with the rule that the error refers to. */
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
