import { plainText } from '../lib/plain-text.ts'
import { ApiError } from './api-error.ts'
import { client } from './client.ts'
import { decodeEnvelope } from './envelope.ts'
import { TimeoutError } from './fetch-within.ts'
import type { EnvelopeOperationId, FailureCode, Operation, Payload, RequestInput } from './operation.ts'

type Input<Op extends EnvelopeOperationId> = RequestInput<Op> & {
  signal?: AbortSignal
  /** Lets the request outlive the page, for events recorded on the way out. */
  keepalive?: boolean
}

/**
 * Calls an operation of the contract: resolves to its payload, or throws an ApiError (or the abort's own reason).
 * Nothing else in the app reads a reply.
 */
export async function call<Op extends EnvelopeOperationId>(
  operation: Operation<Op> & { id: Op },
  input: Input<Op>,
): Promise<Payload<Op>> {
  const { data, response } = await send(operation, input)
  if (response.status === 401 || response.status === 403)
    throw new ApiError({ kind: 'session', operation: operation.id, message: `HTTP ${response.status}` })
  if (!response.ok)
    throw new ApiError({ kind: 'malformed', operation: operation.id, message: `HTTP ${response.status}` })
  const decoded = decodeEnvelope(data, operation)
  switch (decoded.kind) {
    case 'success':
      // The decoder has found the payload where the contract puts it; its fields are the server's promise.
      return decoded.payload as Payload<Op>
    case 'refused':
      throw new ApiError<Op>({
        kind: 'refused',
        operation: operation.id,
        // The outcome table is the one that FailureCode is derived from.
        code: decoded.code as FailureCode<Op>,
        rawCode: decoded.rawCode,
        message: plainText(decoded.message),
      })
    case 'malformed':
      throw new ApiError({ kind: 'malformed', operation: operation.id, message: decoded.reason })
  }
}

async function send<Op extends EnvelopeOperationId>(operation: Operation<Op> & { id: Op }, input: Input<Op>) {
  const { body, query, signal, keepalive } = input
  try {
    return await request(operation.method, operation.path, {
      body,
      params: { query },
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    const kind = cause instanceof TimeoutError ? 'timeout' : cause instanceof SyntaxError ? 'malformed' : 'network'
    throw new ApiError({ kind, operation: operation.id, message: `${kind}: ${String(cause)}`, cause })
  }
}

// The client's own types want a literal path; the operation's constant and RequestInput have checked the same already.
const request = client.request as unknown as (
  method: string,
  path: string,
  init: Record<string, unknown>,
) => Promise<{ data?: unknown; response: Response }>
