import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'

const QUIET_RETRIES = 2

/** Reads are tried again quietly where a lost reply is likely; writes never (quality T15: money). */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // A paused query is an endless skeleton; web views are also wrong about being online.
        networkMode: 'always',
        retry: (failures, error) => failures < QUIET_RETRIES && error instanceof ApiError && error.kind === 'network',
        retryDelay: (attempt) => 300 * 2 ** attempt,
        staleTime: 10_000,
      },
      mutations: { networkMode: 'always', retry: 0 },
    },
  })
