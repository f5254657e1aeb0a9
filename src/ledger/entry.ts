import * as v from 'valibot'

/** One thing that was sent, of which nobody may lose sight: a payment, a loan. */
export interface LedgerEntry {
  id: string
  /** Counts the changes, so that of two copies the newer is known. */
  revision: number
  state: string
  /** A time of platform/clock, only for words. */
  at: number
}

/** What the schema of each kind of entry begins with. */
export const entryFields = { id: v.string(), revision: v.number(), at: v.number() }

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
  /** Whether nothing can come of an entry any more. Old ones make room; the others are kept, or twenty refusals would hide one. */
  isClosed: (entry: Entry) => boolean
}

const MOST_CLOSED = 20

export function journalKind<Entry extends LedgerEntry>({
  entry: entrySchema,
  weightOf,
  isClosed,
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
      const entries = [...newest.values()].toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
      const closed = entries.filter(isClosed)
      const dropped = new Set(closed.slice(0, Math.max(0, closed.length - MOST_CLOSED)))
      return entries.filter((entry) => !dropped.has(entry))
    },
  }
}
