import { Delayed, STILL_WORKING_MS } from './delayed.tsx'
import styles from './skeleton.module.css'
import sweep from './sweep.module.css'

/** A line of text, an amount, or a button. */
type Part = 'i' | 'b' | 'u'

const ROW: Part[] = ['b', 'i', 'i']

/** The cards of a screen, and the parts of each card. */
const SHAPES = {
  bill: [
    ['i', 'i'],
    ['i', 'b', 'i', 'u'],
    ['i', 'i', 'i', 'i'],
  ],
  list: [ROW, ROW, ROW, ROW],
  pay: [
    ['i', 'b'],
    ['b', 'b', 'b', 'b', 'u'],
  ],
} satisfies Record<string, Part[][]>

export type SkeletonShape = keyof typeof SHAPES

interface SkeletonProps {
  label: string
  stillWorking: string
  shape?: SkeletonShape | undefined
}

/** A placeholder in the shape of the screen that is loading. It says so if loading takes long. */
export function Skeleton({ label, stillWorking, shape = 'bill' }: SkeletonProps) {
  return (
    <div role="status" className={styles.skeleton}>
      <span className={styles.label}>{label}</span>
      <Delayed ms={STILL_WORKING_MS}>
        <p className={styles.still}>{stillWorking}</p>
      </Delayed>
      {/* Cards and their parts have no key other than their index. */}
      {SHAPES[shape].map((parts: Part[], card) => (
        // oxlint-disable-next-line react/no-array-index-key
        <div key={card} className={`${sweep.light} ${styles.card}`}>
          {parts.map((Shape, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <Shape key={index} />
          ))}
        </div>
      ))}
    </div>
  )
}
