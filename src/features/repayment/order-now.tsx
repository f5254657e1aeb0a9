import { useQuery } from '@tanstack/react-query'
import { type LoanDetails, loanQuery, type OrderRef } from '../../api/loan.ts'
import { readableLines } from '../../lib/readable.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { DetailLines } from '../../ui/detail-lines.tsx'

/** What the order says at this moment, in the server's words; read anew each time somebody asks. */
export function OrderNow({ order }: { order: OrderRef }) {
  const { data: loan, isError } = useQuery({ ...loanQuery(order), refetchOnMount: 'always' })
  if (!loan) return <p>{isError ? m.paid_order_unread() : m.paid_order_reading()}</p>
  return <DetailLines lines={linesOf(loan)} />
}

function linesOf(loan: LoanDetails) {
  // A server that breaks its promise may leave the block out altogether.
  const block = loan.userOrderDetail as LoanDetails['userOrderDetail'] | undefined
  const status = { text: m.paid_status(), value: loan.noticeStatusText }
  return [...readableLines([status]), ...readableLines(block?.detail)]
}
