import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { Button } from '../../ui/button.tsx'
import styles from './rows.module.css'

/** The server sent no types of problems. Offers to load them again. */
export function NoTypes({ query: { queryKey } }: { query: { queryKey: QueryKey } }) {
  const queryClient = useQueryClient()
  const retry = useSingleFlight(() => queryClient.refetchQueries({ queryKey }))
  return (
    <>
      <p className={styles.muted}>{m.complaint_no_types()}</p>
      <Button look="quiet" onClick={() => void retry()}>
        {m.retry()}
      </Button>
    </>
  )
}
