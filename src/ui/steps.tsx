import styles from './steps.module.css'

/** What to do, one after the other. */
export function Steps({ steps }: { steps: string[] }) {
  return (
    // Safari takes the list out of a list without its own numbers.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol className={styles.steps} role="list">
      {steps.map((step, index) => (
        // The order is fixed, and a server may send the same step twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${index} ${step}`} className={styles.step}>
          {step}
        </li>
      ))}
    </ol>
  )
}
