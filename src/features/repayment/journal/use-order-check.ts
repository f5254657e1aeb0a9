import { useState, useSyncExternalStore } from 'react'
import { logError } from '../../../platform/error-log.ts'
import { onBfcacheRestore } from '../../../platform/use-bfcache-restore.ts'
import type { Intent } from './entry.ts'
import type { Payments, Reading } from './payments.ts'

type Check = { kind: 'checking' } | { kind: 'unread'; error: unknown } | { kind: 'read'; reading: Reading }

/** Reads the order before somebody pays it outside the app: when the screen opens, comes back, or at a wish. */
export function useOrderCheck({ checkFor }: Payments, about: Pick<Intent, 'purpose' | 'amount'>) {
  const [order] = useState(() => createOrderCheck(() => checkFor(about)))
  return { check: useSyncExternalStore(order.subscribe, order.get), retry: order.retry, refresh: order.refresh }
}

/** Begins to read when a screen subscribes. The last read that began wins: a page may return with an older one. */
export function createOrderCheck(readOrder: () => Promise<Reading>) {
  let check: Check = { kind: 'checking' }
  let notify: (() => void) | undefined
  let reads = 0
  const become = (next: Check) => {
    check = next
    notify?.()
  }
  async function read() {
    reads += 1
    const own = reads
    try {
      const reading = await readOrder()
      if (own === reads) become({ kind: 'read', reading })
    } catch (error) {
      logError(error, 'order before a number to pay to')
      // What was read stays, until the order says otherwise.
      if (own === reads && check.kind !== 'read') become({ kind: 'unread', error })
    }
  }
  const retry = () => {
    become({ kind: 'checking' })
    return read()
  }
  return {
    /** For one screen. */
    subscribe: (listener: () => void) => {
      notify = listener
      void read()
      const end = onBfcacheRestore(() => void retry())
      return () => {
        notify = undefined
        end()
      }
    },
    get: () => check,
    retry,
    /** Reads again behind the screen. */
    refresh: read,
  }
}
