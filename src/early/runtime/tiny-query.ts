// Replaces React Query in the early scripts: the replies are available before a screen is drawn.

interface Query {
  queryKey: readonly unknown[]
  queryFn: (context: { signal?: AbortSignal }) => Promise<unknown>
}

const answers = new Map<string, unknown>()

const keyOf = ({ queryKey }: Pick<Query, 'queryKey'>) => JSON.stringify(queryKey)

/** The queries of a route's loader. The app's own client answers them with the same functions. */
export const queryClient = {
  async ensureQueryData(query: Query) {
    const data = await query.queryFn({})
    answers.set(keyOf(query), data)
    return data
  },
  fetchQuery: async (query: Query) => query.queryFn({}),
  /** Loaders do not await it. */
  prefetchQuery: async (query: Query) => void query.queryFn({}).catch(() => {}),
}

/* @__NO_SIDE_EFFECTS__ */
export const queryOptions = <Options>(options: Options): Options => options

export function useSuspenseQuery(query: Query) {
  const key = keyOf(query)
  if (!answers.has(key)) throw new Error(`The route does not load ${key}`)
  return { data: answers.get(key), error: null, isRefetchError: false, dataUpdatedAt: 0 }
}

/** Background data of a screen is not loaded yet. */
export const useQuery = () => ({ data: undefined, isPending: true })
/* @__NO_SIDE_EFFECTS__ */
export const useMutation = () => ({ isPending: false })
/* @__NO_SIDE_EFFECTS__ */
export const useQueryClient = () => ({})
export const useIsFetching = () => 0
