import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { loanQuery, type OrderRef } from '../../api/loan.ts'
import { clockTime } from '../../lib/clock-time.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { IconButton } from '../../ui/icon-button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useSingle } from '../../lib/use-single.ts'

/** Reads the order again; what is on the screen stays until the answer is here. */
export function RefreshButton({ order }: { order: OrderRef }) {
  const queryClient = useQueryClient()
  const { queryKey } = loanQuery(order)
  const busy = useIsFetching({ queryKey }) > 0
  const refresh = useSingle(async () => {
    await queryClient.refetchQueries({ queryKey })
    const state = queryClient.getQueryState(queryKey)
    const time = clockTime(state?.dataUpdatedAt ?? 0)
    showToast(state?.fetchFailureReason ? m.refresh_failed({ time }) : m.refreshed(), 'info')
  })
  return <IconButton icon="refresh" label={m.refresh()} aria-busy={busy} onClick={() => void refresh()} />
}
