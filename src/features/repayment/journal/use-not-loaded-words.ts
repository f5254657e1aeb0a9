import { useSyncExternalStore } from 'react'
import { m } from '../../../platform/i18n/generated/messages.js'
import { isReloading, watchReload } from '../../../platform/links/reload-once.ts'

/** The words in place of this device's payments, whose script is lost. Undefined while a reload may still bring it. */
export function useNotLoadedWords() {
  return useSyncExternalStore(watchReload, isReloading) ? undefined : m.journal_not_loaded()
}
