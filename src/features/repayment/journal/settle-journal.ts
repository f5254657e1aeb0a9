import type { Journal } from '../../../ledger/journal.ts'
import { entryOf, type StoredEntry, storedOf } from './entry.ts'
import { hasArrived, type OrderReading, settle } from './rules.ts'

interface SettleJournal {
  journal: Journal<StoredEntry>
  orderId: string
  /** What the order showed to the present session. */
  reading: OrderReading
  /** The order shows a payment that nobody was sure of. */
  onArrived: () => void
  /** Copies what has not changed, too, to all places of this page: it may be the only one that is left. */
  isCopied?: boolean
}

/** Ends the payments that the order shows. Nothing else does. Resolves once that is on the disk. */
export async function settleJournal({ journal, orderId, reading, onArrived, isCopied }: SettleJournal): Promise<void> {
  const before = journal.read(orderId).map(entryOf)
  const after = settle(before, reading)
  if (after === before && !isCopied) return
  const isWritten = journal.replace(orderId, after.map(storedOf))
  if (hasArrived(before, after, reading)) onArrived()
  await isWritten
}
