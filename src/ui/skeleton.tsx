import styles from './skeleton.module.css'

/** A quiet stand-in for a screen that is on its way. */
export function Skeleton({ label }: { label: string }) {
  return (
    <div role="status" className={styles.skeleton}>
      <span className={styles.label}>{label}</span>
      <div className={styles.card} />
      <div className={styles.tall} />
    </div>
  )
}
