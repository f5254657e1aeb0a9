import styles from './failure.module.css'

/** What went wrong, beside what can be done about it. A toast has announced it, so it is not announced again. */
export function Failure({ text }: { text: string | undefined }) {
  return text ? <p className={styles.failure}>{text}</p> : null
}
