import { journalKind } from '../../../ledger/ledger-entry.ts'
import { entryOf, storedSchema } from './entry.ts'
import { weightOf } from './questions.ts'

/** The contents of a payment journal (docs/decisions/032). */
export const PAYMENTS = journalKind({
  entry: storedSchema,
  weightOf: (stored) => weightOf(entryOf(stored).status),
  isRefused: ({ state }) => state === 'refused',
})
