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

function createOrderCheck(readOrder: () => Promise<Reading>) {
  let check: Check = { kind: 'checking' }
  let notify: (() => void) | undefined
  const become = (next: Check) => {
    check = next
    notify?.()
  }
  const read = (isQuiet = false) =>
    readOrder().then(
      (reading) => become({ kind: 'read', reading }),
      (error: unknown) => {
        logError(error, 'order before a number to pay to')
        if (!isQuiet) become({ kind: 'unread', error })
      },
    )
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
    /** Reads again behind the screen: what it shows stays until the order says otherwise. */
    refresh: () => read(true),
  }
}
