import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useIsMounted } from '../lib/use-is-mounted.ts'
import { useSingleFlight } from '../lib/use-single-flight.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { IconButton } from '../ui/icon-button.tsx'
import { showToast } from '../ui/toast.tsx'
import { errorLanguage, errorWords } from './error-words.ts'
import { staleWords } from './stale-words.ts'
import { detail } from '../ui/detail.tsx'

/** Reads a screen's data again; `queryKey` is its main query. The screen stays until the reply arrives. */
export const RefreshButton = detail(function RefreshButton({ queryKey }: { queryKey: readonly unknown[] }) {
  const queryClient = useQueryClient()
  const busy = useIsFetching({ queryKey }) > 0
  const isMounted = useIsMounted()
  const refresh = useSingleFlight(async () => {
    await queryClient.refetchQueries({ queryKey })
    // The screen's background queries are refreshed too, but not awaited.
    void queryClient.refetchQueries({ type: 'active', predicate: ({ queryKey: [id] }) => id !== queryKey[0] })
    // The person has left, or the session has ended and the error screen is shown.
    if (!isMounted.current) return
    const state = queryClient.getQueryState(queryKey)
    showToast(state ? refreshWords(state) : m.refreshed(), 'info', errorLanguage(state?.fetchFailureReason))
  })
  return <IconButton icon="refresh" label={m.refresh()} aria-busy={busy} onClick={() => void refresh()} />
})

/** The words for how a refresh ended. */
const refreshWords = ({
  fetchFailureReason: error,
  dataUpdatedAt,
}: {
  fetchFailureReason: unknown
  dataUpdatedAt: number
}) => (error ? (errorWords(error) ?? staleWords(dataUpdatedAt)) : m.refreshed())
