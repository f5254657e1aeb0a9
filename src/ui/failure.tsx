import styles from './failure.module.css'

/** What went wrong, near the button that failed. Not a live region: a toast has announced it. */
export function Failure({ text }: { text: string | undefined }) {
  return text ? <p className={styles.failure}>{text}</p> : null
}
