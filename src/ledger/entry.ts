import * as v from 'valibot'
import { sorted } from '../lib/list.ts'

/** One thing that was sent, of which nobody may lose sight: a payment, a loan. */
export interface LedgerEntry {
  id: string
  /** Counts the changes, so that of two copies the newer is known. */
  revision: number
  state: string
  /** A time of `ledgerNow`. Which entry is newer is not told by it. */
  at: number
  /** One more than that of any entry that was known when this one began: which is newer, whatever the clock says. */
  turn?: number | undefined
}

/** What the schema of each kind of entry begins with. */
export const entryFields = { id: v.string(), revision: v.number(), at: v.number(), turn: v.optional(v.number()) }

/** What a journal holds. */
export interface JournalKind<Entry extends LedgerEntry> {
  /** The entries of one subject, as anybody may have written them. One that is broken costs only itself. */
  schema: v.GenericSchema<unknown, Entry[]>
  /** One list of several copies: of each entry the newest, the oldest first. */
  merge: (...copies: (readonly Entry[])[]) => Entry[]
}

interface KindRules<Entry> {
  entry: v.GenericSchema<Entry>
  /** Of two copies that were changed as often, as two tabs may do, the one of more weight counts: 0 to 99. */
  weightOf: (entry: Entry) => number
  /** Whether nothing was done. Old ones make room for new ones; what was done is kept for good, or it would be done again. */
  isRefused: (entry: Entry) => boolean
}

const MOST_REFUSED = 20

export function journalKind<Entry extends LedgerEntry>({
  entry: entrySchema,
  weightOf,
  isRefused,
}: KindRules<Entry>): JournalKind<Entry> {
  const rankOf = (entry: Entry) => entry.revision * 100 + weightOf(entry)
  return {
    schema: v.pipe(
      v.array(v.unknown()),
      v.transform((list) => list.filter((entry) => v.is(entrySchema, entry))),
    ),
    merge: (...copies) => {
      const newest = new Map<string, Entry>()
      for (const entry of copies.flat()) {
        const known = newest.get(entry.id)
        if (!known || rankOf(entry) > rankOf(known)) newest.set(entry.id, entry)
      }
      const entries = sorted([...newest.values()], byAge)
      const refused = entries.filter(isRefused)
      const dropped = new Set(refused.slice(0, Math.max(0, refused.length - MOST_REFUSED)))
      return entries.filter((entry) => !dropped.has(entry))
    },
  }
}

/** Entries of an app that counted no turns come first, by their time. */
const byAge = (one: LedgerEntry, other: LedgerEntry) =>
  (one.turn ?? 0) - (other.turn ?? 0) || one.at - other.at || (one.id < other.id ? -1 : 1)
