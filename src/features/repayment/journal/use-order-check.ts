import { useEffect, useEffectEvent, useState } from 'react'
import { logError } from '../../../platform/error-log.ts'
import { useBfcacheRestore } from '../../../platform/use-bfcache-restore.ts'
import type { Intent } from './entry.ts'
import type { Payments, Reading } from './payments.ts'

type Check = { kind: 'checking' } | { kind: 'unread'; error: unknown } | { kind: 'read'; reading: Reading }

/** Reads the order before somebody pays it outside the app: when the screen opens, comes back, or at a wish. */
export function useOrderCheck({ checkFor }: Payments, about: Pick<Intent, 'purpose' | 'amount'>) {
  const [check, setCheck] = useState<Check>({ kind: 'checking' })
  const read = (isQuiet = false) => {
    return checkFor(about).then(
      (reading) => setCheck({ kind: 'read', reading }),
      (error: unknown) => {
        logError(error, 'order before a number to pay to')
        if (!isQuiet) setCheck({ kind: 'unread', error })
      },
    )
  }
  const readAtFirst = useEffectEvent(() => void read())
  useEffect(() => readAtFirst(), [])
  const readAgain = () => {
    setCheck({ kind: 'checking' })
    return read()
  }
  useBfcacheRestore(() => void readAgain())
  return {
    check,
    retry: readAgain,
    /** Reads again behind the screen: what it shows stays until the order says otherwise. */
    refresh: () => read(true),
  }
}
