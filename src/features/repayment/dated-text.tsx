import type { WallDate } from '../../lib/dates.ts'
import styles from './dated-text.module.css'

interface DatedTextProps {
  /** A sentence with the date in it, as `shown`. */
  text: string
  shown: string
  date: WallDate
}

/** A sentence whose date is a `<time>`, and moves to the next line as a whole. */
export function DatedText({ text, shown, date }: DatedTextProps) {
  const [before = '', after = ''] = text.split(shown)
  return (
    <span>
      {before}
      <time className={styles.date} dateTime={date.replace(' ', 'T')}>
        {shown}
      </time>
      {after}
    </span>
  )
}
