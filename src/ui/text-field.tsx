import { type ComponentProps, useId } from 'react'
import styles from './field.module.css'

interface TextFieldProps extends ComponentProps<'input'> {
  label: string
}

export function TextField({ label, ...rest }: TextFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input id={id} className={styles.input} {...rest} />
    </div>
  )
}
