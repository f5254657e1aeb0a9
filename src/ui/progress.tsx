import styles from './progress.module.css'
import { detail } from './detail.tsx'

/** With more parts than this, each would be too narrow to see. */
const MOST_PARTS = 12

interface ProgressProps {
  done: number
  count: number
  /** The bar's meaning in words. */
  text: string
}

/** How many of several are done: words, and a bar with one part each. */
export const Progress = detail(
  function Progress({ done, count, text }: ProgressProps) {
    return (
      <div className={styles.progress}>
        {count <= MOST_PARTS ? (
          <div className={styles.parts} aria-hidden="true">
            {Array.from({ length: count }, (_, index) => (
              <span key={index} className={index < done ? styles.done : styles.part} />
            ))}
          </div>
        ) : (
          <div className={styles.part} aria-hidden="true">
            <div className={styles.done} style={{ width: `${(100 * done) / count}%` }} />
          </div>
        )}
        <p className={styles.text}>{text}</p>
      </div>
    )
  },
  ({ text }) => <p className={styles.text}>{text}</p>,
)
