import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/** How long an answer that was fetched ahead is kept for a tap: as long as it counts as fresh (app/query-client.ts). */
const KEPT_MS = 10_000

/** What the loaders of routes do with a query client. */
export type QueryReader = Pick<QueryClient, 'ensureQueryData' | 'prefetchQuery' | 'fetchQuery'>

/**
 * A query client for loaders that run ahead of a tap. It asks for what the screen may show from the cache, by operations that
 * only read (the contract's `x-effect`), and nothing else: at any other query, and where an answer fails, it never comes back,
 * so that the loader does no more. The tap then runs the loader from its beginning; what is being asked for is not asked twice.
 */
export function readAhead(queryClient: QueryClient): QueryReader {
  const never = new Promise<never>(() => {})
  const ensure = <Data, Failure, Read, Key extends QueryKey>(query: FetchQueryOptions<Data, Failure, Read, Key>) =>
    query.meta?.effect === 'read'
      ? queryClient.ensureQueryData({ ...query, gcTime: KEPT_MS }).catch(() => never)
      : never
  return {
    ensureQueryData: ensure,
    prefetchQuery: async (query) => void (await ensure(query)),
    // It asks for what is so at the moment of the tap.
    fetchQuery: () => never,
  }
}
