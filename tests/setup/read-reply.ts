import * as outcomes from '../../src/api/generated/outcomes.ts'
import type { OperationId, ReadPayload } from '../../src/api/operation.ts'
import { type Reader, readPayload } from '../../src/api/reader.ts'

/** The reader of what an operation brings. Throws where it brings nothing. */
export function readerOf(id: OperationId): Reader {
  const operation: object & { reads?: Reader } = outcomes[id]
  if (!operation.reads) throw new Error(`${id} brings nothing to be read`)
  return operation.reads
}

/** A payload as a screen gets it, whatever of it breaks the contract. */
export const readReply = <Op extends OperationId>(id: Op, payload: unknown) =>
  // The generator writes the reader and this type from one schema.
  readPayload(readerOf(id), payload, { market: 'id', onUnreadable: () => {} }) as ReadPayload<Op>
