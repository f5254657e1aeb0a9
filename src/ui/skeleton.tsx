import { After } from './after.tsx'
import styles from './skeleton.module.css'

/** Quality section 2: after this, waiting needs words. */
const STILL_WORKING_MS = 8000

interface SkeletonProps {
  label: string
  stillWorking: string
}

/** A quiet stand-in for a screen that is on its way; when that takes long it says so. */
export function Skeleton({ label, stillWorking }: SkeletonProps) {
  return (
    <div role="status" className={styles.skeleton}>
      <span className={styles.label}>{label}</span>
      <After ms={STILL_WORKING_MS}>
        <p className={styles.still}>{stillWorking}</p>
      </After>
      <div className={styles.card} />
      <div className={styles.tall} />
    </div>
  )
}
