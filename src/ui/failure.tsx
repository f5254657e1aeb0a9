import styles from './failure.module.css'

interface FailureProps {
  text: string | undefined
  /** The language of the text, where it is not the page's. */
  lang?: string | undefined
  /** What else is to be known, such as what became of the money. */
  note?: string | undefined
}

/** What went wrong, near the button that failed. Not a live region: a toast has announced it. */
export function Failure({ text, lang, note }: FailureProps) {
  return text ? (
    <p className={styles.failure}>
      <span lang={lang}>{text}</span> {note}
    </p>
  ) : null
}
