import { useQuery } from '@tanstack/react-query'
import type { OrderRef } from '../../../api/loan.ts'
import { extensionQuery } from '../../../api/repayment.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { currentMarket } from '../../../platform/current-market.ts'
import { useDaysUntil } from '../../../platform/use-days-until.ts'
import type { Intent } from '../journal/entry.ts'
import { periodsWords } from '../journal/periods-words.ts'
import type { OrderReading } from '../journal/rules.ts'

/** The purpose of a number to pay to. */
export interface Pays {
  lines: { label: string; value: string }[]
  /** The amount may change tomorrow. */
  isOverdue: boolean
}

/** The purpose of a number to pay to, and its due date, from the address and the order. */
export function usePaysLines(
  order: OrderRef,
  { purpose, periods }: Pick<Intent, 'purpose' | 'periods'>,
  reading: Pick<OrderReading, 'due'> | undefined,
): Pays {
  // The offer is loaded before the number is shown.
  const { data: extension } = useQuery({ ...extensionQuery(order), enabled: false })
  const day = purpose === 'bill' && periods ? reading?.due[periods.from] : undefined
  const days = useDaysUntil(day)
  if (purpose === 'extension') {
    const expiry = extension?.delayExpiryTime
    const until = expiry && { label: m.account_fee_until(), value: formatMoment(expiry, currentMarket()) }
    return { lines: until ? [until] : [], isOverdue: false }
  }
  if (!periods) return { lines: [], isOverdue: false }
  const isOverdue = days !== undefined && days < 0
  const [of, ofFirst] = isOverdue
    ? [m.account_was_due, m.account_first_was_due]
    : [m.account_until, m.account_first_until]
  const dueLabel = periods.from === periods.to ? of() : ofFirst()
  return {
    lines: [{ label: m.pays(), value: periodsWords(periods) }, ...(day ? [{ label: dueLabel, value: day }] : [])],
    isOverdue,
  }
}
