import * as v from 'valibot'
import { createSharedJournal, type JournalPlaces, type SharedJournal } from '../../../platform/journal/journal.ts'
import { entriesSchema, type Entry, mergeEntries } from './entry.ts'

/** The journals of a page, by order number. */
export const journalsSchema = v.record(v.string(), entriesSchema)

export type Places = JournalPlaces<Entry>
export type Journal = SharedJournal<Entry>

export const PAYMENTS = { schema: entriesSchema, merge: mergeEntries }

/** The payments of each order that this device knows of (docs/decisions/032). */
export const createJournal = (places: Places): Journal => createSharedJournal(PAYMENTS, places)
