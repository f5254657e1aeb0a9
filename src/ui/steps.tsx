import styles from './steps.module.css'

/** A numbered list of steps. */
export function Steps({ steps }: { steps: string[] }) {
  return (
    // Safari does not announce a list with `list-style: none` as a list, unless it has this role.
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
