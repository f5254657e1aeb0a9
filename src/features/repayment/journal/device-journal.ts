import { openDeviceJournal } from '../../../ledger/device-journal.ts'
import { PAYMENTS } from './entry.ts'
import { CARRIED_KEY, journalKey } from './journal-keys.ts'

/** The payments of this device, by order number. */
export const journal = openDeviceJournal(PAYMENTS, {
  channel: 'rupya:payments',
  carried: CARRIED_KEY,
  stored: journalKey,
})
