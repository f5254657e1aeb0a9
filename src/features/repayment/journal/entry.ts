import * as v from 'valibot'
import { entryFields } from '../../../ledger/ledger-entry.ts'
import type { Minor } from '../../../lib/money.ts'
import { type Status, statusFields, statusOf, type StoredStatus, storedStatus } from './status.ts'

/** The instalments that a payment is for, by their numbers. */
const periodsSchema = v.object({ from: v.number(), to: v.number() })

/**
 * What the order showed before a payment: the amount paid, in hundredths, when each instalment was due, and the amount of
 * each, in hundredths (missing in older entries).
 */
const beforeSchema = v.object({
  paid: v.number(),
  due: v.record(v.string(), v.string()),
  asked: v.optional(v.record(v.string(), v.number())),
})

export const storedSchema = v.object({
  ...entryFields,
  ...statusFields,
  way: v.picklist(['card', 'alipay', 'account']),
  purpose: v.picklist(['bill', 'extension']),
  /** In hundredths; undefined if it is not known. */
  amount: v.optional(v.number()),
  periods: v.optional(periodsSchema),
  /** The card, masked; for a number to pay to, its bank or mini market. */
  card: v.optional(v.string()),
  before: v.optional(beforeSchema),
  /** The server's number of an accepted card payment. */
  record: v.optional(v.string()),
  /** The key of the last request with a code. (The first request of a payment uses the entry's own id as its key.) */
  key: v.optional(v.string()),
  /** When the server accepted it, if here: a time of `ledgerNow`. */
  acceptedAt: v.optional(v.number()),
})

/** A payment on the disk, in this tab's history and between tabs. Its form is that of every earlier release. */
export type StoredEntry = v.InferOutput<typeof storedSchema>
export type Periods = v.InferOutput<typeof periodsSchema>
export type Before = v.InferOutput<typeof beforeSchema>

/** One payment of an order, in its journal (docs/decisions/032). */
export interface Entry extends Omit<StoredEntry, keyof StoredStatus> {
  status: Status
}

/** A payment that the borrower is about to make. */
export interface Intent {
  way: Entry['way']
  purpose: Entry['purpose']
  amount: Minor | undefined
  periods: Periods | undefined
  card?: string
}

/** Reads a stored payment. */
export function entryOf({
  state,
  code,
  mayBePaid,
  isDuplicate,
  mayBeRight,
  isTurnedAway,
  isShown,
  isPaidOffOnly,
  isDenied,
  ...facts
}: StoredEntry): Entry {
  return {
    ...facts,
    status: statusOf({
      state,
      code,
      mayBePaid,
      isDuplicate,
      mayBeRight,
      isTurnedAway,
      isShown,
      isPaidOffOnly,
      isDenied,
    }),
  }
}

export const storedOf = ({ status, ...facts }: Entry): StoredEntry => ({ ...facts, ...storedStatus(status) })
