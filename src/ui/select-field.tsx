import { type ComponentProps, useId } from 'react'
import styles from './field.module.css'

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string
  options: { value: string; text: string }[]
}

export function SelectField({ label, options, ...rest }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select id={id} className={styles.input} {...rest}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
