import type { FailureCode, OperationId } from './operation.ts'

/**
 * refused    the server's code is not the operation's success
 * session    401 or 403
 * malformed  the reply is not what the contract promises: HTML, empty, truncated, payload missing, HTTP 4xx or 5xx
 * network    no reply came
 * timeout    no reply within 60 s
 */
export type ApiErrorKind = 'refused' | 'session' | 'malformed' | 'network' | 'timeout'

interface ApiErrorInit<Op extends OperationId> {
  kind: ApiErrorKind
  operation: Op
  code?: FailureCode<Op>
  rawCode?: string | number
  final?: boolean
  /** The server's message for the person (kind `refused`), or ours for the log. */
  message: string
  cause?: unknown
}

/** Why a call failed. `code` is a named failure of the operation, or `other`; `rawCode` is the code that the server sent. */
export class ApiError<Op extends OperationId = OperationId> extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly operation: Op
  readonly code: FailureCode<Op>
  readonly rawCode: string | number | undefined
  /** A retry cannot help (`final` in the contract). */
  readonly isFinal: boolean

  constructor({ kind, operation, code, rawCode, final = false, message, cause }: ApiErrorInit<Op>) {
    super(message, { cause })
    this.kind = kind
    this.operation = operation
    this.code = code ?? 'other'
    this.rawCode = rawCode
    this.isFinal = final
  }

  /** Narrows an unknown error to a failed call of one operation, whose `code` is then that operation's own. */
  static of<Op extends OperationId>(error: unknown, operation: Op): ApiError<Op> | undefined {
    // The check of `operation` proves the type argument.
    return error instanceof ApiError && error.operation === operation ? (error as ApiError<Op>) : undefined
  }
}
