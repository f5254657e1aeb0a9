import { useState } from 'react'
import type { Entry, Intent } from './entry.ts'
import { idsOf, standingBefore } from './rules.ts'
import { useJournal } from './use-payments.ts'

/** What stands before a payment that is made outside the app, until the borrower agrees to pay again. */
export function useStanding(
  orderId: string,
  intent: Pick<Intent, 'amount' | 'purpose' | 'periods'>,
  /** Payments that were reported on this very screen. */
  except: (entry: Entry) => boolean,
) {
  const [agreed, setAgreed] = useState<string[]>([])
  const entries = useJournal(orderId).filter((entry) => !except(entry))
  const standing = standingBefore(intent, entries, { paidPeriods: [] }, { agreed })
  return { standing, agree: () => standing && setAgreed([...agreed, ...idsOf(standing)]) }
}
