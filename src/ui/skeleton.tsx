import { Delayed, STILL_WORKING_MS } from './delayed.tsx'
import styles from './skeleton.module.css'
import sweep from './sweep.module.css'

interface SkeletonProps {
  label: string
  stillWorking: string
  /** The screen is a list of similar rows. */
  isList?: boolean | undefined
}

/** A placeholder for a screen that is loading. It says so if loading takes long. */
export function Skeleton({ label, stillWorking, isList = false }: SkeletonProps) {
  return (
    <div role="status" className={styles.skeleton}>
      <span className={styles.label}>{label}</span>
      <Delayed ms={STILL_WORKING_MS}>
        <p className={styles.still}>{stillWorking}</p>
      </Delayed>
      <div className={`${sweep.light} ${styles.card}`} />
      {isList ? (
        ROWS.map((row) => <div key={row} className={`${sweep.light} ${styles.card}`} />)
      ) : (
        <div className={`${sweep.light} ${styles.tall}`} />
      )}
    </div>
  )
}

/** The rows after the first one. */
const ROWS = [1, 2, 3]
