import { useSyncExternalStore } from 'react'
import { m } from '../platform/i18n/generated/messages.js'
import styles from './offline-note.module.css'
import { detail } from '../ui/detail.tsx'

/** Shows near a button that the phone is offline. Its live region always exists, so that the text is announced. */
export const OfflineNote = detail(function OfflineNote() {
  const isOnline = useSyncExternalStore(onConnectionChange, () => navigator.onLine)
  return (
    <div role="status" className={styles.note}>
      {!isOnline && <p>{m.offline_note()}</p>}
    </div>
  )
})

function onConnectionChange(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
