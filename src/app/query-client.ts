import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import { errorLanguage, errorWords, secondsToWait } from '../parts/error-words.ts'
import { logError } from '../platform/error-log.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { currentParams, currentScreen } from '../platform/session/session.ts'
import { showLoadingToast, showToast } from '../ui/toast.tsx'

const QUIET_RETRIES: Partial<Record<ApiError['kind'], number>> = { network: 2, busy: 1 }

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** No toast on failure: for tracking, and for screens that show the failure themselves. */
      silent?: boolean
      /** A toast that is shown while the mutation runs, and hidden by its reply or failure (APP-34). */
      loading?: () => string
    }
  }
}

const hasKind = (error: unknown, kind: ApiError['kind']) => error instanceof ApiError && error.kind === kind

/** Another order counts as another screen (docs/decisions/004). */
const screenNow = () => `${currentScreen()} ${currentParams()['orderId'] ?? ''}`

/**
 * Retries queries after a network failure, or when a busy server may be asked again. Never retries mutations (RULE-32,
 * RULE-68).
 */
export function createQueryClient() {
  /** The screen where each mutation started. Its failure is not shown on another screen. */
  const screenOf = new WeakMap<object, string>()
  /** Hides the loading toast of each mutation that has one. */
  const hideLoading = new WeakMap<object, () => void>()
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Other modes pause queries while offline, but web views may report offline by mistake.
        networkMode: 'always',
        retry: (failures, error) => error instanceof ApiError && failures < (QUIET_RETRIES[error.kind] ?? 0),
        retryDelay: (attempt, error) => secondsToWait(error) * 1000 || 300 * 2 ** attempt,
        staleTime: 10_000,
      },
      mutations: { networkMode: 'always', retry: 0 },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        // When the session has ended, drop the data, so that the route shows its error screen with the link back to the app.
        if (hasKind(error, 'session')) query.setState({ data: undefined, error, status: 'error', fetchStatus: 'idle' })
      },
    }),
    // A failed mutation shows the server's message as a toast (APP-41), or ours if it has none.
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => {
        screenOf.set(mutation, screenNow())
        const { loading } = mutation.options.meta ?? {}
        if (loading) hideLoading.set(mutation, showLoadingToast(loading()))
      },
      onSuccess: (_data, _variables, _result, mutation) => hideLoading.get(mutation)?.(),
      onError: (error, _variables, _result, mutation) => {
        hideLoading.get(mutation)?.()
        logError(error, mutation.options.meta?.silent ? 'A silent call failed' : 'A call failed')
        if (mutation.options.meta?.silent || screenOf.get(mutation) !== screenNow()) return
        showToast(errorWords(error) ?? m.action_failed(), 'message', errorLanguage(error))
      },
    }),
  })
}
