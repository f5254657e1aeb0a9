import styles from './failure.module.css'

interface FailureProps {
  text: string | undefined
  /** The language of the text, where it is not the page's. */
  lang?: string | undefined
  /** What else is to be known, such as what became of the money. */
  note?: string | undefined
  /** No toast has said it. */
  isAnnounced?: boolean
}

/** What went wrong, near the button that failed. A toast has announced it, unless it announces itself. */
export function Failure({ text, lang, note, isAnnounced = false }: FailureProps) {
  return text ? (
    <p role={isAnnounced ? 'alert' : undefined} className={styles.failure}>
      <span lang={lang}>{text}</span> {note}
    </p>
  ) : null
}
