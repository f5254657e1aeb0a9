import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/** How long an answer that was fetched ahead is kept for a tap: as long as it counts as fresh (app/query-client.ts). */
const KEPT_MS = 10_000

/** What the loaders of routes do with a query client. */
export type QueryReader = Pick<QueryClient, 'ensureQueryData' | 'prefetchQuery' | 'fetchQuery'>

/** Ends a loader that runs ahead of a tap. The tap runs it from its beginning. */
export class LeftToTheTap extends Error {
  override readonly name = 'LeftToTheTap'
}

/**
 * A query client for loaders that run ahead of a tap. It asks for what the screen may show from the cache, by operations that
 * only read (the contract's `x-effect`). At any other query, and where an answer fails, the loader ends (RULE-89).
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
    // It asks for what is so at the moment of the tap.
    fetchQuery: async () => {
      throw new LeftToTheTap()
    },
  }
}
