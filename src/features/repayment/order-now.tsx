import { useQuery } from '@tanstack/react-query'
import { type LoanDetails, loanQuery, type OrderRef } from '../../api/loan.ts'
import { readable } from '../../lib/readable.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { type DetailLine, DetailLines } from '../../ui/detail-lines.tsx'

/** What the order says at this moment, in the server's words; read anew each time somebody asks. */
export function OrderNow({ order }: { order: OrderRef }) {
  const { data: loan, isError } = useQuery({ ...loanQuery(order), refetchOnMount: 'always' })
  if (!loan) return <p>{isError ? m.paid_order_unread() : m.paid_order_reading()}</p>
  return <DetailLines lines={linesOf(loan)} />
}

function linesOf(loan: LoanDetails): DetailLine[] {
  // A server that breaks its promise may leave the block out altogether.
  const detail = (loan.userOrderDetail as Partial<LoanDetails['userOrderDetail']> | undefined)?.detail ?? []
  const lines = detail.map(({ text, value }) => ({ label: readable(text), value: readable(value) }))
  const status = { label: m.paid_status(), value: readable(loan.noticeStatusText) }
  return [status, ...lines].filter(({ label, value }) => label && value)
}
