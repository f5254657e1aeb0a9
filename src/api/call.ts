import { plainText } from '../lib/plain-text.ts'
import { retryAfterSeconds } from '../lib/retry-after.ts'
import { logError } from '../platform/error-log.ts'
import { withoutReload } from '../platform/links/reload-once.ts'
import { currentMarket } from '../platform/current-market.ts'
import { isPrerendering, whenOpened } from '../platform/prerendering.ts'
import { ApiError } from './api-error.ts'
import { request } from './client.ts'
import { decodeEnvelope, payloadIn } from './envelope.ts'
import { isLineFault, isTimeout } from './fetch-with-timeout.ts'
import type { EnvelopeOperationId, FailureCode, Operation, ReadPayload, RequestInput } from './operation.ts'
import { type Reader, readPayload } from './read-payload.ts'
import { SendKey } from './send-key.ts'

export type CallInput<Op extends EnvelopeOperationId> = RequestInput<Op> & {
  signal?: AbortSignal
  /** Lets the request outlive the page, for events recorded while the person leaves. */
  keepalive?: boolean
  /** Sends the request instead of `fetch`, and handles its own timeout. */
  transport?: (request: Request) => Promise<Response>
}

/** An operation of the contract, by its generated constant. */
export type Callable<Op extends EnvelopeOperationId> = Operation<Op> & { id: Op }

/**
 * Calls an operation of the contract. Resolves to the payload, read by its reader, or throws an ApiError (or the reason of
 * the abort, or an error of the program). No other code in the app reads a reply; the page's own script reads a success
 * (call.early-draw.ts).
 */
export async function call<Op extends EnvelopeOperationId>(
  operation: Callable<Op>,
  input: CallInput<Op>,
): Promise<ReadPayload<Op>> {
  // A page that nobody sees counts no visit, makes no number to pay to, and sends no code.
  if (operation.effect !== 'read' && isPrerendering()) await whenOpened()
  const key = keyFor(operation, input.key)
  const exchange = async () => {
    const reply = await send(operation, input, key)
    return readReply(operation, reply, await parseJsonBody(reply))
  }
  // What has a key is what nobody wants twice (docs/decisions/065).
  return key === undefined ? exchange() : withoutReload(exchange)
}

/** The text of the request's key. Throws where money would move beside the ledger, or twice by one tap. */
function keyFor({ id, effect }: { id: string; effect: string }, key: unknown): string | undefined {
  if (key instanceof SendKey) return key.use()
  if (effect === 'money') throw new Error(`${id} moves money: send it through the ledger (src/ledger/README.md)`)
  return typeof key === 'string' ? key : undefined
}

/** The payload of a reply from any transport. `body` is its JSON, undefined if there is none. */
function readReply<Op extends EnvelopeOperationId>(
  operation: Callable<Op>,
  { status, headers }: Response,
  body: unknown,
): ReadPayload<Op> {
  if (status < 200 || status > 299)
    throw new ApiError({
      kind: kindOf(operation, status, headers),
      operation: operation.id,
      rawCode: status,
      retryAfter: retryAfterSeconds(headers),
      message: `HTTP ${status}`,
    })
  const decoded = decodeEnvelope(body, operation)
  switch (decoded.kind) {
    case 'success':
      return readSuccess(operation, decoded.payload)
    case 'refused': {
      // A contract may have no call that moves money.
      const { effect, final }: { effect: string; final: readonly string[] } = operation
      if (effect === 'money' && decoded.code === 'other' && isPayload(operation, payloadIn(body, operation)))
        throw new ApiError({ kind: 'malformed', operation: operation.id, message: 'a refusal that brings a payload' })
      throw new ApiError<Op>({
        kind: 'refused',
        operation: operation.id,
        // FailureCode is derived from the same outcome table.
        code: decoded.code as FailureCode<Op>,
        rawCode: decoded.rawCode,
        final: final.includes(decoded.code),
        message: plainText(decoded.message),
      })
    }
    case 'malformed':
      throw new ApiError({ kind: 'malformed', operation: operation.id, message: decoded.reason })
  }
}

function kindOf({ effect }: { effect: string }, status: number, headers: Headers) {
  if (status === 401 || status === 403) return 'session'
  // A 503 of a call that moves money does not tell whether the call was executed (docs/decisions/070).
  return status === 429 || (status === 503 && effect !== 'money' && headers.has('retry-after')) ? 'busy' : 'malformed'
}

/**
 * Whether a refusal contains a payload that only a success has (docs/decisions/024). If money is sent, the result is then
 * unknown.
 */
function isPayload<Op extends EnvelopeOperationId>(operation: Callable<Op>, payload: unknown): boolean {
  const reader = readerOf(operation)
  return (
    reader !== undefined && readPayload(reader, payload, { market: undefined, onUnreadable: () => {} }) !== undefined
  )
}

/** Undefined if a success has no payload. */
const readerOf = (operation: Operation<EnvelopeOperationId>): Reader | undefined =>
  'reads' in operation ? operation.reads : undefined

function readSuccess<Op extends EnvelopeOperationId>(operation: Callable<Op>, payload: unknown): ReadPayload<Op> {
  const reader = readerOf(operation)
  const unreadable: string[] = []
  const read =
    reader &&
    readPayload(reader, payload, {
      market: currentMarket(),
      onUnreadable: (path) => unreadable.push(path || 'the payload'),
    })
  if (unreadable.length > 0) logError(`cannot read ${unreadable.slice(0, MAX_LOGGED_PATHS).join(', ')}`, operation.id)
  // A payload that is only text may be missing.
  if (reader && reader !== 'text' && read === undefined)
    throw new ApiError({ kind: 'malformed', operation: operation.id, message: 'a main fact of the payload is missing' })
  // The generator creates the reader and its result type from the same schema.
  return read as ReadPayload<Op>
}

/** The maximum number of reply paths in one log line. */
const MAX_LOGGED_PATHS = 8

async function send<Op extends EnvelopeOperationId>(
  operation: Callable<Op>,
  input: CallInput<Op>,
  key: string | undefined,
) {
  const wasOffline = isOffline()
  const begunAt = performance.now()
  try {
    return await request(operation, { ...input, key })
  } catch (cause) {
    const kind = isTimeout(cause) ? 'timeout' : 'network'
    if (input.signal?.aborted || (kind === 'network' && !isLineFault(cause))) throw cause
    const hasFailedAtOnce = performance.now() - begunAt < AT_ONCE_MS
    const seemsUnsent = kind === 'network' && wasOffline && hasFailedAtOnce && isOffline()
    throw new ApiError({ kind, operation: operation.id, seemsUnsent, message: `${kind}: ${String(cause)}`, cause })
  }
}

/** An offline phone fails a call at once. During a longer time, it may have been online in between. */
const AT_ONCE_MS = 3000

/** If unknown, as in Node, the phone counts as online. */
const isOffline = () => 'onLine' in navigator && !navigator.onLine

/** The reply's JSON; undefined for HTML, an empty or a truncated body, which `decodeEnvelope` calls malformed. */
async function parseJsonBody(reply: Response): Promise<unknown> {
  try {
    return await reply.json()
  } catch {
    return undefined
  }
}
