import type { FailureCode, OperationId } from '../src/api/operation.ts'
import type { Fault } from './fault.ts'

/** What a scenario makes the servers do, beyond what they would do by themselves. */
export interface Overrides {
  /** These operations refuse with a named failure of theirs, with one that has no name, or as if their session had ended. */
  refuse?: { [Op in OperationId]?: FailureCode<Op> | 'sessionEnded' }
  /** These operations do what they are asked, and their replies are lost. */
  lost?: OperationId[]
  /** Replies come in the scrambled envelope. */
  scrambled?: boolean
  /** Numbers in payloads come as texts. */
  texts?: boolean
  /** Milliseconds that each reply takes. */
  latency?: number
  /** Milliseconds of the world's clock after which a payment that was accepted is in the books. */
  postsAfter?: number
  /** No reply comes whole. */
  fault?: Fault
  /** Breaks the contract on purpose: what comes of it is kept in the ledger as injected. */
  tamper?: { [Op in OperationId]?: (payload: unknown) => unknown }
}

/** Both at once. Where they say different things of the same operation, or of every one, `later` wins. */
export const mergeOverrides = (earlier: Overrides, later: Overrides): Overrides => ({
  ...earlier,
  ...later,
  refuse: { ...earlier.refuse, ...later.refuse },
  lost: [...new Set([...(earlier.lost ?? []), ...(later.lost ?? [])])],
  tamper: { ...earlier.tamper, ...later.tamper },
})
