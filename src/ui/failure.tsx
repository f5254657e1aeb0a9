import styles from './failure.module.css'

interface FailureProps {
  text: string | undefined
  /** The language of the text, if it differs from the page's. */
  lang?: string | undefined
  /** Further information, for example what happened to the money. */
  note?: string | undefined
  /** Announce the text, because no toast did. */
  isAnnounced?: boolean
}

/** An error near the button that failed. By default a toast has announced it; `isAnnounced` makes this one announce itself. */
export function Failure({ text, lang, note, isAnnounced = false }: FailureProps) {
  return text ? (
    <p role={isAnnounced ? 'alert' : undefined} className={styles.failure}>
      <span lang={lang}>{text}</span> {note}
    </p>
  ) : null
}
