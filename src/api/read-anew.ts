import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Reads what the server shows now, once. A reading that is under way began earlier, and is not waited for: what it brings may
 * be older. Throws what the call throws, and where another reading took this one's place: a query that is cancelled resolves
 * to what it had before.
 */
export async function readAnew<Data, Shown = Data, Key extends QueryKey = QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Shown, Key>,
): Promise<Shown> {
  const { queryKey } = query
  await queryClient.cancelQueries({ queryKey, exact: true })
  const updates = () => queryClient.getQueryState(queryKey)?.dataUpdateCount ?? 0
  const before = updates()
  const shown = await queryClient.fetchQuery({ ...query, staleTime: 0, retry: false })
  if (updates() === before) throw new Error('Read again meanwhile')
  return shown
}
