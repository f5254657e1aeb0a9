import { openDeviceJournal } from '../../../ledger/open-device-journal.ts'
import { entryOf } from './entry.ts'
import { PAYMENTS } from './journal-kind.ts'
import { CARRIED_KEY, journalKey } from './journal-keys.ts'

/** The payments of this device, by order number. */
export const journal = openDeviceJournal(PAYMENTS, {
  channel: 'rupya:payments',
  carried: CARRIED_KEY,
  stored: journalKey,
})

/** An order's payments, oldest first. */
export const readPayments = (orderId: string) => journal.read(orderId).map(entryOf)
