import type { FailureCode, OperationId } from '../src/api/operation.ts'
import type { Fault } from './fault.ts'

/** How a scenario makes the servers behave differently, whatever the world's records say. */
export interface Overrides {
  /** These operations refuse with a named failure of theirs, with one that has no name, or as if their session had ended. */
  refuse?: { [Op in OperationId]?: FailureCode<Op> | 'sessionEnded' }
  /** These operations do what they are asked, and their replies are lost. */
  lost?: OperationId[]
  /** A request that comes twice is done twice, whatever its key. */
  ignoresKeys?: boolean
  /** The server has no time, and asks to wait for so many seconds. */
  busy?: {
    status: 429 | 503
    seconds: number
    /** Only the first call of each operation, or of this one, is told so. */
    once?: OperationId | 'each'
  }
  /** Replies come in the scrambled envelope. */
  scrambled?: boolean
  /** Numbers in payloads come as texts. */
  texts?: boolean
  /** Milliseconds that each reply takes. */
  latency?: number
  /** Milliseconds of the world's clock after which a payment that was accepted is in the books. */
  postsAfter?: number
  /** Every reply fails in this way. */
  fault?: Fault
  /** Changes payloads so that they break the contract. Such violations are marked as injected. */
  tamper?: { [Op in OperationId]?: (payload: unknown) => unknown }
}

/** The overrides of two scenarios together. Where they disagree, `later` wins. */
export const mergeOverrides = (earlier: Overrides, later: Overrides): Overrides => ({
  ...earlier,
  ...later,
  refuse: { ...earlier.refuse, ...later.refuse },
  lost: [...new Set([...(earlier.lost ?? []), ...(later.lost ?? [])])],
  tamper: { ...earlier.tamper, ...later.tamper },
})
