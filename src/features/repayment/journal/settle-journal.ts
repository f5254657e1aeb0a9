import type { Journal } from '../../../ledger/journal.ts'
import { entryOf, type StoredEntry, storedOf } from './entry.ts'
import { hasArrived, type OrderReading, settle } from './rules.ts'

interface SettleJournal {
  journal: Journal<StoredEntry>
  orderId: string
  /** What the order showed to the present session. */
  reading: OrderReading
  now: number
  /** The order shows a payment that nobody was sure of. */
  onArrived: () => void
}

/** Ends the payments that the order shows. Nothing else does. Resolves once that is on the disk. */
export async function settleJournal({ journal, orderId, reading, now, onArrived }: SettleJournal): Promise<void> {
  const before = journal.read(orderId).map(entryOf)
  const after = settle(before, reading)
  if (after === before) return
  const isWritten = journal.replace(
    orderId,
    after
      .filter((entry) => !before.includes(entry))
      .map((entry) => storedOf(entry.status.kind === 'shown' ? { ...entry, shownAt: now } : entry)),
  )
  if (hasArrived(before, after, reading)) onArrived()
  await isWritten
}
