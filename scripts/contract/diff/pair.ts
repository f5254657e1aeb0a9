import type { ContractDocument, Operation } from '../../../openapi/document.ts'
import type { SchemaChange } from './schema-change.ts'
import type { Usage } from './usage.ts'

/** A contract, and what the screens of its time read. */
export interface Side {
  contract: ContractDocument
  usage?: Usage | undefined
}

/** Something of an operation that changed: its code, its session, one of its failures. */
export interface Told {
  kind: string
  /** `The session`: the sentence goes on with `of` its operations. Absent where each operation has a sentence of its own. */
  about?: string
  words: string
  breaks?: { app?: boolean; servers?: boolean }
}

/** An operation on both sides, and where its differences go. */
export interface Pair {
  before: Operation
  after: Operation
  sides: { before: ContractDocument; after: ContractDocument }
  tell: (told: Told) => void
  tellSchema: (change: SchemaChange) => void
}
