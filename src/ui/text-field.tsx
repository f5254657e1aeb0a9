import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'

interface TextFieldProps extends ComponentProps<'input'> {
  label: string
  /** Why the present value cannot be sent. */
  error?: string | undefined
  /** A button beside the field. */
  action?: ReactNode
}

export function TextField({ label, error, action, ...rest }: TextFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.input}
          {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
          {...rest}
        />
        {action}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
