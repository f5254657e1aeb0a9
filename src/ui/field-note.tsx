import type { ReactNode } from 'react'
import styles from './field.module.css'

interface FieldNoteProps {
  id: string
  hint?: ReactNode
  error?: string | undefined
}

/** The text below a field: its error, else its hint. */
export function FieldNote({ id, hint, error }: FieldNoteProps) {
  if (!error && !hint) return null
  return (
    <p id={id} className={error ? styles.error : styles.hint}>
      {error || hint}
    </p>
  )
}
