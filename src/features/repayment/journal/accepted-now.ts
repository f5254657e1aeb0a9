import { useEffect, useState } from 'react'

/** Not in the history: a reload or Back would bring it again. */
let accepted: string | undefined

/** Notes which payment was accepted, for the next screen. */
export function noteAccepted(id: string) {
  accepted = id
}

/** The payment that was accepted a moment ago, on the screen before; only for the first screen that asks. */
export function useAcceptedNow(): string | undefined {
  const [shown] = useState(accepted)
  useEffect(() => {
    accepted = undefined
  }, [])
  return shown
}
