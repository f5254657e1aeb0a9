import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/** How long a prefetched reply is kept for a tap: as long as it is fresh (app/query-client.ts). */
const KEPT_MS = 10_000

/** The methods of a query client that route loaders use. */
export type QueryReader = Pick<QueryClient, 'ensureQueryData' | 'prefetchQuery' | 'fetchQuery'>

/** Ends a loader that runs before a tap. The tap runs it again from the start. */
export class LeftToTheTap extends Error {
  override readonly name = 'LeftToTheTap'
}

/**
 * A query client for loaders that run before a tap. It sends only queries that the screen may show from the cache, with
 * operations that only read (the contract's `x-effect`). At any other query, or if a reply fails, the loader ends (RULE-89).
 */
export function readAhead(queryClient: QueryClient): QueryReader {
  async function ensure<Data, Failure, Read, Key extends QueryKey>(query: FetchQueryOptions<Data, Failure, Read, Key>) {
    if (query.meta?.effect !== 'read') throw new LeftToTheTap()
    try {
      return await queryClient.ensureQueryData({ ...query, gcTime: KEPT_MS })
    } catch {
      throw new LeftToTheTap()
    }
  }
  return {
    ensureQueryData: ensure,
    prefetchQuery: async (query) => void (await ensure(query).catch(() => {})),
    // This query needs the data at the moment of the tap.
    fetchQuery: async () => {
      throw new LeftToTheTap()
    },
  }
}
