import { useQuery } from '@tanstack/react-query'
import type { OrderRef } from '../../../api/loan.ts'
import { extensionQuery } from '../../../api/repayment.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { currentMarket } from '../../../platform/market.ts'
import type { Intent } from '../journal/entry.ts'
import type { OrderReading } from '../journal/rules.ts'

/** What a number to pay to is for, and until when: only what the address names and the order says. */
export function usePaysLines(
  order: OrderRef,
  { purpose, periods }: Pick<Intent, 'purpose' | 'periods'>,
  reading: Pick<OrderReading, 'due'> | undefined,
): { label: string; value: string }[] {
  // The offer was read before the number is shown.
  const { data: extension } = useQuery({ ...extensionQuery(order), enabled: false })
  if (purpose === 'extension') {
    const expiry = extension?.delayExpiryTime
    return expiry ? [{ label: m.account_fee_until(), value: formatMoment(expiry, currentMarket()) }] : []
  }
  if (!periods) return []
  const { from, to } = periods
  const day = reading?.due[from]
  return [
    {
      label: m.account_pays(),
      value: from === to ? m.account_pays_one({ number: from }) : m.account_pays_from_to({ from, to }),
    },
    ...(day ? [{ label: from === to ? m.account_until() : m.account_first_until(), value: day }] : []),
  ]
}
