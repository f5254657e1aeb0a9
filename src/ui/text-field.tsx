import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldNote } from './field-note.tsx'
import styles from './field.module.css'

interface TextFieldProps extends ComponentProps<'input'> {
  label: string
  /** Help with filling it in. */
  hint?: ReactNode
  /** Why the current value cannot be sent. */
  error?: string | undefined
  /** See FieldNote. */
  announced?: number | undefined
  /** A button beside the field. */
  action?: ReactNode
}

export function TextField({ label, hint, error, announced, action, ...rest }: TextFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={error ? `${styles.row} ${styles.wrong}` : styles.row}>
        <input
          id={id}
          className={styles.input}
          {...(error && { 'aria-invalid': true })}
          {...((error || hint) && { 'aria-describedby': `${id}-note` })}
          {...rest}
        />
        {action}
      </div>
      <FieldNote id={`${id}-note`} hint={hint} error={error} announced={announced} />
    </div>
  )
}
