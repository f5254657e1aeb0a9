import { Delayed, STILL_WORKING_MS } from './delayed.tsx'
import styles from './skeleton.module.css'
import sweep from './sweep.module.css'

/** A line of text, an amount, a button, a mark with a line, or a large field. */
type Part = 'i' | 'b' | 'u' | 's' | 'p'

/** A bill: a status, the amount, its day, the progress and the button; and lines. */
const BILL = 'sibiiu sii'

interface SkeletonProps {
  label: string
  stillWorking: string
  /** The parts of each card, as the names of their elements, with a blank between cards. */
  shape?: string | undefined
}

/** A placeholder in the shape of the screen that is loading. It says so if loading takes long. */
export function Skeleton({ label, stillWorking, shape = BILL }: SkeletonProps) {
  return (
    <div role="status" className={styles.skeleton}>
      <span className={styles.label}>{label}</span>
      <Delayed ms={STILL_WORKING_MS}>
        <p className={styles.still}>{stillWorking}</p>
      </Delayed>
      {/* Cards and their parts have no key other than their index. */}
      {shape.split(' ').map((parts, card) => (
        // oxlint-disable-next-line react/no-array-index-key
        <div key={card} className={`${sweep.light} ${styles.card}`}>
          {/* A shape has no other letters. */}
          {(Array.from(parts) as Part[]).map((Shape, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <Shape key={index} />
          ))}
        </div>
      ))}
    </div>
  )
}
