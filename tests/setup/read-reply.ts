import * as outcomes from '../../src/api/generated/outcomes.ts'
import type { OperationId, ReadPayload } from '../../src/api/operation.ts'
import { type Reader, readPayload } from '../../src/api/read-payload.ts'

const named = new Map<string, object & { reads?: Reader }>(Object.entries(outcomes))

/** The reader of an operation's payload. Throws if there is none. */
export function readerOf(id: OperationId): Reader {
  const reads = named.get(id)?.reads
  if (!reads) throw new Error(`${id} brings nothing to be read`)
  return reads
}

/** A payload as a screen receives it, even if it breaks the contract. */
export const readReply = <Op extends OperationId>(id: Op, payload: unknown) =>
  // The generator creates the reader and this type from one schema.
  readPayload(readerOf(id), payload, { market: 'id', onUnreadable: () => {} }) as ReadPayload<Op>
