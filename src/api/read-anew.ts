import { CancelledError, type FetchQueryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** Readings that are taken the place of one after the other: more than a screen can ask for. */
const MOST = 5

/**
 * Reads what the server shows now. A reading that is under way began earlier, and is not waited for: what it brings may be older.
 * One that takes this one's place begins later, and is. Throws what the call throws.
 */
export async function readAnew<Data, Shown = Data, Key extends QueryKey = QueryKey>(
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
      // A query that is cancelled resolves to what it had before, or rejects where that is nothing.
      if (!(error instanceof CancelledError)) throw error
    }
  }
  throw new Error('Read again meanwhile, each time')
}
