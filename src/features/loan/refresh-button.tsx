import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { loanQuery, type OrderRef } from '../../api/loan.ts'
import { clockTime } from '../../lib/clock-time.ts'
import { useAlive } from '../../lib/use-alive.ts'
import { useSingle } from '../../lib/use-single.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { IconButton } from '../../ui/icon-button.tsx'
import { showToast } from '../../ui/toast.tsx'

/** Reads the order again; what is on the screen stays until the answer is here. */
export function RefreshButton({ order }: { order: OrderRef }) {
  const queryClient = useQueryClient()
  const { queryKey } = loanQuery(order)
  const busy = useIsFetching({ queryKey }) > 0
  const alive = useAlive()
  const refresh = useSingle(async () => {
    await queryClient.refetchQueries({ queryKey })
    // On another screen, or where the session's end has taken this one, there is nothing to say.
    if (!alive.current) return
    const state = queryClient.getQueryState(queryKey)
    showToast(state ? outcomeOf(state) : m.refreshed(), 'info')
  })
  return <IconButton icon="refresh" label={m.refresh()} aria-busy={busy} onClick={() => void refresh()} />
}

/** What became of a refresh: the server's own words where it refused. */
function outcomeOf({
  fetchFailureReason: error,
  dataUpdatedAt,
}: {
  fetchFailureReason: unknown
  dataUpdatedAt: number
}) {
  if (!error) return m.refreshed()
  const refusal = error instanceof ApiError && error.kind === 'refused' ? error.message : ''
  return refusal || m.refresh_failed({ time: clockTime(dataUpdatedAt) })
}
