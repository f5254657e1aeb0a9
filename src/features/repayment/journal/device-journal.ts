import { devicePlaces, onDeviceChange } from '../../../platform/journal/device-places.ts'
import { CARRIED_KEY, journalKey } from './journal-keys.ts'
import { createJournal, PAYMENTS } from './journal.ts'

/** The journal of this device. */
export const journal = createJournal(
  devicePlaces(PAYMENTS, { channel: 'rupya:payments', carried: CARRIED_KEY, stored: journalKey }),
)

export const onJournalChange = (listener: () => void) => onDeviceChange(journal, listener)
