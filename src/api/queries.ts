import { queryOptions } from '@tanstack/react-query'
import { call, type Callable, type CallInput } from './call.ts'
import type { EnvelopeOperationId, Operation } from './operation.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** The call's effect: only `read` calls are preloaded before a tap (RULE-89). */
    queryMeta: { effect?: Operation<EnvelopeOperationId>['effect'] }
  }
}

/** The query of an operation. Its key is the operation's id and its input. */
export const queryOf = <Op extends EnvelopeOperationId>(operation: Callable<Op>, input: CallInput<Op>) =>
  queryOptions({
    queryKey: [operation.id, input],
    queryFn: ({ signal }) => call(operation, { ...input, signal }),
    meta: { effect: operation.effect },
    // Other calls may create something even if the reply is lost, so they are not retried.
    ...(operation.effect !== 'read' && { retry: false }),
  })

/** Matches all queries of an operation, whatever their input. */
export const queriesOf = ({ id }: { id: EnvelopeOperationId }) => ({ queryKey: [id] })
