import { useState } from 'react'
import type { Entry, Intent } from './entry.ts'
import { idsOf, standingBefore } from './rules.ts'
import { useJournal } from './use-payments.ts'

/** The reasons to ask before a payment outside the app, until the borrower agrees to pay again. */
export function useStanding(
  orderId: string,
  intent: Pick<Intent, 'amount' | 'purpose' | 'periods'>,
  /** The numbers of the instalments that the order shows as paid, if known. */
  paidPeriods: readonly number[],
  /** Payments about which the borrower is not asked. */
  except: (entry: Entry) => boolean,
) {
  const [agreed, setAgreed] = useState<string[]>([])
  const entries = useJournal(orderId).filter((entry) => !except(entry))
  const standing = standingBefore(intent, entries, { paidPeriods }, { agreed })
  return {
    standing,
    agree: () => standing && setAgreed([...agreed, ...idsOf(standing)]),
    /** The borrower was asked and wants to pay again. */
    hasAgreed: agreed.length > 0,
  }
}
