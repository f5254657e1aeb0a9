import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ButtonRow } from '../../ui/button.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showToast } from '../../ui/toast.tsx'
import styles from './dev.module.css'
import { resetWorld, type Violation, violationsQuery } from './world-api.ts'

/** The mock world's list of contract violations, and a button that resets the world. */
export function WorldPanel() {
  const queryClient = useQueryClient()
  const { data: violations = [], isError, refetch } = useQuery(violationsQuery)
  if (isError) return null
  const reset = async () => {
    await resetWorld()
    await queryClient.invalidateQueries()
    showToast('The world is as it was at the start.', 'info')
  }
  return (
    <Card title="World">
      {violations.length === 0 ? (
        <p className={styles.muted}>The ledger is empty: both sides keep to the contract.</p>
      ) : (
        <ul>{violations.map((violation, index) => entry(violation, index))}</ul>
      )}
      <ButtonRow>
        <Button look="secondary" onClick={() => void refetch()}>
          Read the ledger
        </Button>
        <Button look="secondary" onClick={() => void reset()}>
          Reset the world
        </Button>
      </ButtonRow>
    </Card>
  )
}

const entry = ({ side, operation, reasons, injected }: Violation, index: number) => (
  // The ledger only grows.
  // oxlint-disable-next-line react/no-array-index-key
  <li key={index} className={styles.entry}>
    <strong>
      {side} of {operation}
      {injected && ' (on purpose)'}
    </strong>
    {reasons.map((reason) => (
      <code key={reason}>{reason}</code>
    ))}
  </li>
)
