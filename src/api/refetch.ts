import { CancelledError, type FetchQueryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** The maximum number of reads that replace each other; a screen cannot start more. */
const MOST = 5

/**
 * Reads the server's current data. A read that is already running may return older data, so it is cancelled. If a later read
 * replaces this one, its result is used. Throws what the call throws.
 */
export async function refetch<Data, Shown = Data, Key extends QueryKey = QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Shown, Key>,
): Promise<Shown> {
  const { queryKey } = query
  await queryClient.cancelQueries({ queryKey, exact: true })
  const updates = () => queryClient.getQueryState(queryKey)?.dataUpdateCount ?? 0
  const before = updates()
  for (let reading = 0; reading < MOST; reading++) {
    try {
      const shown = await queryClient.fetchQuery({ ...query, staleTime: 0, retry: false })
      if (updates() !== before) return shown
    } catch (error) {
      // A cancelled query resolves to its previous data, or rejects if it has none.
      if (!(error instanceof CancelledError)) throw error
    }
  }
  throw new Error('Read again meanwhile, each time')
}
