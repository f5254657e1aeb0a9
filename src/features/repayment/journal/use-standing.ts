import { useState } from 'react'
import type { Entry, Intent } from './entry.ts'
import { idsOf, standingBefore } from './rules.ts'
import { useJournal } from './use-payments.ts'

/** What stands before a payment that is made outside the app, until the borrower agrees to pay again. */
export function useStanding(
  orderId: string,
  intent: Pick<Intent, 'amount' | 'purpose' | 'periods'>,
  /** The numbers of the instalments that the order shows as paid, as far as that is known. */
  paidPeriods: readonly number[],
  /** Payments that were reported on this very screen. */
  except: (entry: Entry) => boolean,
) {
  const [agreed, setAgreed] = useState<string[]>([])
  const entries = useJournal(orderId).filter((entry) => !except(entry))
  const standing = standingBefore(intent, entries, { paidPeriods }, { agreed })
  return {
    standing,
    agree: () => standing && setAgreed([...agreed, ...idsOf(standing)]),
    /** The borrower was asked, and pays again. */
    hasAgreed: agreed.length > 0,
  }
}
