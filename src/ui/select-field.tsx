import { type ComponentProps, useId } from 'react'
import { FieldNote } from './field-note.tsx'
import styles from './field.module.css'

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string
  options: { value: string; text: string }[]
  /** Why the current value cannot be sent. */
  error?: string | undefined
  /** See FieldNote. */
  announced?: number | undefined
}

export function SelectField({ label, options, error, announced, ...rest }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={`${styles.input} ${styles.select}`}
        {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-note` })}
        {...rest}
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <FieldNote id={`${id}-note`} error={error} announced={announced} />
    </div>
  )
}
