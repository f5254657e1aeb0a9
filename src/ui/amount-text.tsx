import { type CSSProperties, Fragment } from 'react'
import { splitAmounts } from '../lib/split-amounts.ts'
import styles from './no-wrap.module.css'

/** A text whose amounts stay whole: one that is too wide for the line is smaller. A cut amount reads as another one. */
export function AmountText({ text }: { text: string }) {
  const parts = splitAmounts(text)
  if (parts.length === 1) return text
  return (
    // In a button, whose contents stand side by side, they would lose the blanks between them.
    <span>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          // The parts of a text have no other key than their place. The types of CSS do not know our own property.
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
