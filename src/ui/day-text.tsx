import { dayOf, isDay } from '../lib/dates.ts'
import { AmountText } from './amount-text.tsx'
import { detail } from './detail.tsx'
import styles from './no-wrap.module.css'

/** A date, optionally with a time of day and its zone, as `formatMoment` writes them. */
const DATES = /\b(\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}:\d{2} [A-Z]{3})?)\b/

/** A text with its dates marked up. Each date and each amount wraps to the next line as a whole. */
export const DayText = detail(
  function DayText({ text }: { text: string }) {
    // Every second part is a date.
    return text.split(DATES).map((part, index) =>
      index % 2 === 1 && isDay(dayOf(part)) ? (
        <time
          // The parts of a text have no key other than their index.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          dateTime={part.slice(0, 19).replace(' ', 'T')}
          className={isDay(part) ? styles.day : styles.part}
        >
          {part}
        </time>
      ) : (
        // oxlint-disable-next-line react/no-array-index-key
        <AmountText key={index} text={part} />
      ),
    )
  },
  ({ text }) => text,
)
