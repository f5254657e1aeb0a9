import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'

/** The button classes, for links that look like buttons. */
export const buttonClass = {
  primary: `${styles.button} ${styles.primary}`,
  secondary: `${styles.button} ${styles.secondary}`,
  quiet: `${styles.button} ${styles.quiet}`,
}

interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof buttonClass
}

export function Button({ look = 'primary', ...rest }: ButtonProps) {
  return <button type="button" className={buttonClass[look]} {...rest} />
}

/** Two buttons side by side, or stacked if they do not fit. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
