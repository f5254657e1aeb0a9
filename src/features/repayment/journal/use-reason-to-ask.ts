import { useState } from 'react'
import type { Entry, Intent } from './entry.ts'
import { idsOf, reasonToAsk } from './rules.ts'
import { useJournal } from './use-payments.ts'

/** The reasons to ask before a payment outside the app, until the borrower agrees to pay again. */
export function useReasonToAsk(
  orderId: string,
  intent: Pick<Intent, 'amount' | 'purpose' | 'periods'>,
  /** The numbers of the instalments that the order shows as paid, if known. */
  paidPeriods: readonly number[],
  /** Payments about which the borrower is not asked. */
  except: (entry: Entry) => boolean,
) {
  const [agreed, setAgreed] = useState<string[]>([])
  const entries = useJournal(orderId).filter((entry) => !except(entry))
  const reason = reasonToAsk(intent, entries, { paidPeriods }, { agreed })
  return {
    reason,
    agree: () => reason && setAgreed([...agreed, ...idsOf(reason)]),
    /** The borrower was asked and wants to pay again. */
    hasAgreed: agreed.length > 0,
  }
}
