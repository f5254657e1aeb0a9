import { Delayed, STILL_WORKING_MS } from './delayed.tsx'
import styles from './skeleton.module.css'
import sweep from './sweep.module.css'

interface SkeletonProps {
  label: string
  stillWorking: string
  /** Of rows that are alike. */
  isList?: boolean | undefined
}

/** A placeholder for a screen that is loading; it says so when loading takes long. */
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

/** After the first. */
const ROWS = [1, 2, 3]
