import * as v from 'valibot'
import { sorted } from '../lib/list.ts'

/** A payment or a loan that was sent. It must never be lost. */
export interface LedgerEntry {
  id: string
  /** Counts the changes, so that the newer of two copies is known. */
  revision: number
  state: string
  /** A time of `ledgerNow`. Do not use it to find the newer entry. */
  at: number
  /** One more than the highest `turn` known when this entry began. It orders entries even if the clock is wrong. */
  turn?: number | undefined
}

/** The first fields of every entry's schema. */
export const entryFields = { id: v.string(), revision: v.number(), at: v.number(), turn: v.optional(v.number()) }

/** What a journal holds. */
export interface JournalKind<Entry extends LedgerEntry> {
  /** The entries of one subject, which any code may have written. A broken entry does not lose the others. */
  schema: v.GenericSchema<unknown, Entry[]>
  /** Merges copies into one list: the newest copy of each entry, oldest entry first. */
  merge: (...copies: (readonly Entry[])[]) => Entry[]
}

interface KindRules<Entry> {
  entry: v.GenericSchema<Entry>
  /** 0 to 99. If two tabs changed an entry equally often, the copy with more weight wins. */
  weightOf: (entry: Entry) => number
  /**
   * Whether nothing was done. Old refused entries are dropped to make room. All others are kept for good, so that nothing is
   * done twice.
   */
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

/** Entries of older app versions have no turn. They come first, sorted by time. */
const byAge = (one: LedgerEntry, other: LedgerEntry) =>
  (one.turn ?? 0) - (other.turn ?? 0) || one.at - other.at || (one.id < other.id ? -1 : 1)
