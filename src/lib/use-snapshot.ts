import { useMemo, useSyncExternalStore } from 'react'

/**
 * The value of `read`, which is read again at each change. It stays the same object until its content changes. Plain data
 * only.
 */
export function useSnapshot<T>(subscribe: (listener: () => void) => () => void, read: () => T): T {
  // Stored as text, because React compares snapshots by identity and each read returns a new object.
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(read()))
  // The text was written in the line above.
  return useMemo(() => JSON.parse(text) as T, [text])
}
