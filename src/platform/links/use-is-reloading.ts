import { useSyncExternalStore } from 'react'
import { isReloading, watchReload } from './reload-once.ts'

/** Whether the page is about to reload, which may bring what is missing. */
export const useIsReloading = () => useSyncExternalStore(watchReload, isReloading)
