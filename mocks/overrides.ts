import type { FailureCode, OperationId } from '../src/api/operation.ts'
import type { Fault } from './fault.ts'

/** How a scenario changes the servers' behaviour, independent of the world's records. */
export interface Overrides {
  /** These operations refuse with one of their named failures, with an unnamed one, or as if the session had ended. */
  refuse?: { [Op in OperationId]?: FailureCode<Op> | 'sessionEnded' }
  /** These operations answer with this example of their success. */
  example?: { [Op in OperationId]?: string }
  /** These operations are executed, but their replies are lost. */
  lost?: OperationId[]
  /** These operations are executed at once, and answered so many milliseconds later. */
  late?: { [Op in OperationId]?: number }
  /** A request that arrives twice is executed twice, whatever its key. */
  ignoresKeys?: boolean
  /** The server is busy, and asks to wait this many seconds. */
  busy?: {
    status: 429 | 503
    seconds: number
    /** Only the first call of each operation, or of this one, gets this answer. */
    once?: OperationId | 'each'
  }
  /** Replies have the scrambled envelope. */
  scrambled?: boolean
  /** The server does not read `Accept-Language`, and names no language of its own. */
  ignoresLanguage?: boolean
  /** Numbers in payloads are sent as texts. */
  texts?: boolean
  /** The delay of each reply in milliseconds. */
  latency?: number
  /** Milliseconds of the world's clock until an accepted payment is booked. */
  postsAfter?: number
  /** Every reply has this fault. */
  fault?: Fault
  /** Changes payloads so that they break the contract. Such violations are marked as injected. */
  tamper?: { [Op in OperationId]?: (payload: unknown) => unknown }
}

/** Combines the overrides of two scenarios. `later` wins. */
export const mergeOverrides = (earlier: Overrides, later: Overrides): Overrides => ({
  ...earlier,
  ...later,
  refuse: { ...earlier.refuse, ...later.refuse },
  example: { ...earlier.example, ...later.example },
  lost: [...new Set([...(earlier.lost ?? []), ...(later.lost ?? [])])],
  ...((earlier.late || later.late) && { late: { ...earlier.late, ...later.late } }),
  tamper: { ...earlier.tamper, ...later.tamper },
})
