import { useMemo, useSyncExternalStore } from 'react'

/** What `read` returns, read again at each change. The same object until it says something else; plain data only. */
export function useSnapshot<T>(subscribe: (listener: () => void) => () => void, read: () => T): T {
  // A text, because React compares snapshots by identity and each reading is a new object.
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(read()))
  // The text that was written in the line above.
  return useMemo(() => JSON.parse(text) as T, [text])
}
