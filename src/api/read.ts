import { queryOptions } from '@tanstack/react-query'
import { call, type Callable, type CallInput } from './call.ts'
import type { EnvelopeOperationId, Operation } from './operation.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** What the call does: only a `read` one is sent ahead of a tap (RULE-89). */
    queryMeta: { effect?: Operation<EnvelopeOperationId>['effect'] }
  }
}

/** The query of an operation. Its key is the operation's id and its input. */
export const read = <Op extends EnvelopeOperationId>(operation: Callable<Op>, input: CallInput<Op>) =>
  queryOptions({
    queryKey: [operation.id, input],
    queryFn: ({ signal }) => call(operation, { ...input, signal }),
    meta: { effect: operation.effect },
    // What it makes may be made although its answer is lost.
    ...(operation.effect !== 'read' && { retry: false }),
  })

/** Filters all queries of an operation, whatever their input. */
export const queriesOf = ({ id }: { id: EnvelopeOperationId }) => ({ queryKey: [id] })
