import type { FailureCode, OperationId } from './operation.ts'

/**
 * refused    the server's code is not the operation's success
 * session    401 or 403
 * busy       429, or 503 with `Retry-After`; of a call that moves money only 429, which is certain
 * malformed  the reply is not what the contract promises: HTML, empty, truncated, payload missing, HTTP 4xx or 5xx
 * network    no reply came
 * timeout    no reply within 60 s
 */
export type ApiErrorKind = 'refused' | 'session' | 'busy' | 'malformed' | 'network' | 'timeout'

interface ApiErrorInit<Op extends OperationId> {
  kind: ApiErrorKind
  operation: Op
  code?: FailureCode<Op>
  rawCode?: string | number
  final?: boolean
  /** Seconds after which a busy server may be asked again. */
  retryAfter?: number
  seemsUnsent?: boolean
  /** The server's message for the person (kind `refused`), or our own for the log. */
  message: string
  cause?: unknown
}

/**
 * Why a call failed. `code` is a named failure of the operation, or `other`. `rawCode` is the code that the server sent, else
 * its HTTP status.
 */
export class ApiError<Op extends OperationId = OperationId> extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly operation: Op
  readonly code: FailureCode<Op>
  readonly rawCode: string | number | undefined
  /** Retrying cannot help (`final` in the contract). */
  readonly isFinal: boolean
  /** When a busy server may be asked again, on the steady clock (`performance.now()`), which nobody can change. */
  readonly againAt: number | undefined
  /**
   * The phone reported that it was offline before and after the call, and the call failed at once. This does not prove that
   * nothing was sent: a phone may be wrong. Nothing about money may depend on it.
   */
  readonly seemsUnsent: boolean

  constructor({
    kind,
    operation,
    code,
    rawCode,
    final = false,
    retryAfter = 0,
    seemsUnsent = false,
    message,
    cause,
  }: ApiErrorInit<Op>) {
    super(message, { cause })
    this.kind = kind
    this.operation = operation
    this.code = code ?? 'other'
    this.rawCode = rawCode
    this.isFinal = final
    this.seemsUnsent = seemsUnsent
    this.againAt = kind === 'busy' ? performance.now() + retryAfter * 1000 : undefined
  }

  /** Narrows an unknown error to a failed call of one operation. Its `code` then has that operation's type. */
  static of<Op extends OperationId>(error: unknown, operation: Op): ApiError<Op> | undefined {
    // The check of `operation` proves the type argument.
    return error instanceof ApiError && error.operation === operation ? (error as ApiError<Op>) : undefined
  }
}
