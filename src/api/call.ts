import { plainText } from '../lib/plain-text.ts'
import { ApiError } from './api-error.ts'
import { request } from './client.ts'
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
  const reply = await send(operation, input)
  if (reply.status === 401 || reply.status === 403)
    throw new ApiError({ kind: 'session', operation: operation.id, message: `HTTP ${reply.status}` })
  if (!reply.ok) throw new ApiError({ kind: 'malformed', operation: operation.id, message: `HTTP ${reply.status}` })
  const decoded = decodeEnvelope(await readJson(reply), operation)
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
  try {
    return await request(operation, input)
  } catch (cause) {
    if (input.signal?.aborted) throw cause
    const kind = cause instanceof TimeoutError ? 'timeout' : 'network'
    throw new ApiError({ kind, operation: operation.id, message: `${kind}: ${String(cause)}`, cause })
  }
}

/** The reply's JSON; undefined for HTML, nothing at all, or half of it, which the decoder then calls malformed. */
async function readJson(reply: Response): Promise<unknown> {
  try {
    return await reply.json()
  } catch {
    return undefined
  }
}
