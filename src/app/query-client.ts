import { MutationCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { logError } from '../platform/error-log.ts'
import { showToast } from '../ui/toast.tsx'

const QUIET_RETRIES = 2

declare module '@tanstack/react-query' {
  interface Register {
    /** A silent mutation fails without a word: tracking, and what the screen says itself. */
    mutationMeta: { silent?: boolean }
  }
}

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
    // A failed action: the server's message as a toast (specification section 7), our words where it sent none.
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        logError(error, mutation.options.meta?.silent ? 'A silent call failed' : 'A call failed')
        if (mutation.options.meta?.silent) return
        const refused = error instanceof ApiError && error.kind === 'refused'
        showToast((refused && error.message) || m.action_failed())
      },
    }),
  })
