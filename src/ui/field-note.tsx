import styles from './field.module.css'

interface FieldNoteProps {
  id: string
  hint?: string | undefined
  error?: string | undefined
}

/** Below a field: what is wrong with it, else what helps to fill it in. */
export function FieldNote({ id, hint, error }: FieldNoteProps) {
  if (!error && !hint) return null
  return (
    <p id={id} className={error ? styles.error : styles.hint}>
      {error || hint}
    </p>
  )
}
