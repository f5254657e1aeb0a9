import { useQuery } from '@tanstack/react-query'
import { loanQuery, type OrderRef } from '../../../api/loan.ts'
import { billLinesOf } from '../../../parts/bill-lines.ts'
import { isDue } from '../../../parts/loan-status.ts'
import { toDetailLines } from '../../../parts/to-detail-lines.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { Card } from '../../../ui/card.tsx'
import { DetailLines } from '../../../ui/detail-lines.tsx'

/** What the order says is due, for whoever would rather pay it than an extension. Nothing if the order cannot be read. */
export function OpenBill({ order }: { order: OrderRef }) {
  const { data: loan } = useQuery(loanQuery(order))
  if (!loan || !isDue(loan.orderStatus)) return null
  const { amount, due } = billLinesOf(loan.userOrderDetail.detail)
  const lines = [amount, due].filter((line) => line !== undefined)
  if (lines.length === 0) return null
  return (
    <Card title={m.extension_bill()}>
      <DetailLines lines={toDetailLines(lines)} />
    </Card>
  )
}
