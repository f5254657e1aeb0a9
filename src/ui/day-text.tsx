import { Fragment } from 'react'
import { isDay } from '../lib/dates.ts'
import styles from './no-wrap.module.css'

const DAYS = /\b(\d{4}-\d{2}-\d{2})\b/

/** A text whose days are marked as dates, each of which moves to the next line as a whole. */
export const DayText = ({ text }: { text: string }) =>
  text.split(DAYS).map((part, index) =>
    isDay(part) ? (
      // The parts of a text have no other key than their place.
      // oxlint-disable-next-line react/no-array-index-key
      <time key={index} dateTime={part} className={styles.day}>
        {part}
      </time>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>{part}</Fragment>
    ),
  )
