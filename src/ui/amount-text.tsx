import { type CSSProperties, Fragment } from 'react'
import { splitAmounts } from '../lib/split-amounts.ts'
import styles from './no-wrap.module.css'

/**
 * Keeps each amount in a text on one line, and makes one smaller if it is too wide. An amount that was cut would look like
 * another amount.
 */
export function AmountText({ text }: { text: string }) {
  const parts = splitAmounts(text)
  if (parts.length === 1) return text
  return (
    // A button is a flex container, which would drop the spaces between the parts.
    <span>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          // The parts of a text have no key other than their index. React's CSS types do not know our custom property.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className={styles.amount} style={{ '--characters': part.length } as CSSProperties}>
            {part}
          </span>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </span>
  )
}
