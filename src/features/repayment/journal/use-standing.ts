import { useState } from 'react'
import type { Intent } from './entry.ts'
import { idsOf, standingBefore } from './rules.ts'
import { useJournal } from './use-payments.ts'

/** What stands before a payment that is made outside the app, until the borrower agrees to pay again. */
export function useStanding(orderId: string, intent: Pick<Intent, 'amount' | 'purpose' | 'periods'>) {
  const [agreed, setAgreed] = useState<string[]>([])
  const standing = standingBefore(intent, useJournal(orderId), { paidPeriods: [] }, { agreed })
  return { standing, agree: () => standing && setAgreed([...agreed, ...idsOf(standing)]) }
}
